/** English and French from the same Fluent files as the service's, switched at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Lang, set, settings } from "./settings.svelte";

/** What the first page says is there at once, all else when it is learned. */
const first = import.meta.glob<string>("../../../src/splittable/words/*/web.ftl", { query: "?raw", import: "default", eager: true });
const later = import.meta.glob<string>(["../../../src/splittable/words/*/*.ftl", "!../../../src/splittable/words/*/web.ftl"], { query: "?raw", import: "default" });

export type Args = Record<string, FluentVariable>;

interface Book {
  bundle: FluentBundle;
  areas: Set<string>;
}

const books: Record<Lang, Book> = { en: open("en"), fr: open("fr") };
const wanted = new Set<string>();
/** Sentences that were said before: a view says most of what the one before it said. */
const said = new Map<string, string>();
const REMEMBERED = 1000;
let page = $state(0);

function open(lang: Lang): Book {
  // Marks around arguments would help mixed scripts; ours are cards, names and numbers.
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

/** Have areas of words at hand, in the language of now and in any chosen later. */
export async function learn(...areas: string[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  const lang = settings.lang;
  const missing = areas.filter((area) => !books[lang].areas.has(area));
  await Promise.all(missing.map((area) => load(lang, area)));
  if (missing.length) page += 1;
}

/** Whether an area exists. */
export function has(area: string): boolean {
  return `../../../src/splittable/words/en/${area}.ftl` in later;
}

/** Several names as one speaks of them: "Ann, Ben and Cy". */
export function together(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}

/** Speak another language from now on. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([...wanted].map((area) => load(lang, area)));
  set({ lang });
}

/** A message in the language of now; templates that call it follow the language. */
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

/** French signs stay in the line of the word that they belong to. */
function tie(text: string): string {
  return text.replace(/ (?=[:;?!»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** Whether a message is known. */
export function knows(message: string): boolean {
  void page;
  return books[settings.lang].bundle.hasMessage(message);
}
