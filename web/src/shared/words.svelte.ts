/** English and French from the Fluent files that the server uses too; the language can change at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Lang, set, settings } from "./settings.svelte";

/** The first page's messages are in the bundle, all others are loaded on demand. */
const first = import.meta.glob<string>("../../../src/splittable/words/*/web.ftl", { query: "?raw", import: "default", eager: true });
const later = import.meta.glob<string>(["../../../src/splittable/words/*/*.ftl", "!../../../src/splittable/words/*/web.ftl"], { query: "?raw", import: "default" });

export type Args = Record<string, FluentVariable>;

interface Book {
  bundle: FluentBundle;
  areas: Set<string>;
}

const books: Record<Lang, Book> = { en: open("en"), fr: open("fr") };
const wanted = new Set<string>();
/** Cache of formatted messages: consecutive views say mostly the same. */
const said = new Map<string, string>();
const REMEMBERED = 1000;
let page = $state(0);

function open(lang: Lang): Book {
  // Isolation marks would help mixed scripts; our arguments are cards, names and numbers.
  return { bundle: new FluentBundle(lang, { useIsolating: false }), areas: new Set() };
}

async function load(lang: Lang, area: string): Promise<void> {
  const path = `../../../src/splittable/words/${lang}/${area}.ftl`;
  const text = first[path] ?? (await later[path]?.());
  if (text === undefined) throw new Error(`there is no area ${area} in ${lang}`);
  const book = books[lang];
  if (book.areas.has(area)) return;
  book.areas.add(area);
  book.bundle.addResource(new FluentResource(text));
  said.clear();
}

/** Load message files for the current language; a later change of language loads them too. */
export async function learn(...areas: string[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  const lang = settings.lang;
  const missing = areas.filter((area) => !books[lang].areas.has(area));
  await Promise.all(missing.map((area) => load(lang, area)));
  if (missing.length) page += 1;
}

/** Whether a message file exists. */
export function has(area: string): boolean {
  return `../../../src/splittable/words/en/${area}.ftl` in later;
}

/** A list of names as a phrase: "Ann, Ben and Cy". */
export function together(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}

/** Change the language. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([...wanted].map((area) => load(lang, area)));
  set({ lang });
}

/** A message in the current language; reactive to a change of language. */
export function t(message: string, args?: Args): string {
  void page;
  const { lang } = settings;
  let name = `${lang} ${message}`;
  for (const argument in args) name += `\n${argument} ${typeof args[argument]} ${String(args[argument])}`;
  const known = said.get(name);
  if (known !== undefined) return known;
  const text = format(lang, message, args);
  if (said.size >= REMEMBERED) said.clear();
  said.set(name, text);
  return text;
}

function format(lang: Lang, message: string, args: Args | undefined): string {
  const { bundle } = books[lang];
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) return message;
  const text = bundle.formatPattern(pattern, args, []);
  return lang === "fr" ? tie(text) : text;
}

/** Put no-break spaces before French punctuation. */
function tie(text: string): string {
  return text.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** Whether a message is known. */
export function knows(message: string): boolean {
  void page;
  return books[settings.lang].bundle.hasMessage(message);
}
