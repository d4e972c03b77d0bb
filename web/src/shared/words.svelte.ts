/** English and French from the same Fluent files as the service's, switched at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Lang, set, settings } from "./settings.svelte";

const sources = import.meta.glob<string>("../../../src/splittable/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});

export type Args = Record<string, FluentVariable>;

interface Book {
  bundle: FluentBundle;
  areas: Set<string>;
}

const books: Record<Lang, Book> = { en: open("en"), fr: open("fr") };
const wanted = new Set<string>();
let page = $state(0);

function open(lang: Lang): Book {
  // Marks around arguments would help mixed scripts; ours are cards, names and numbers.
  return { bundle: new FluentBundle(lang, { useIsolating: false }), areas: new Set() };
}

async function load(lang: Lang, area: string): Promise<void> {
  const source = sources[`../../../src/splittable/words/${lang}/${area}.ftl`];
  if (!source) throw new Error(`there is no area ${area} in ${lang}`);
  const text = await source();
  const book = books[lang];
  if (book.areas.has(area)) return;
  book.areas.add(area);
  book.bundle.addResource(new FluentResource(text));
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
  return `../../../src/splittable/words/en/${area}.ftl` in sources;
}

/** Speak another language from now on. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([...wanted].map((area) => load(lang, area)));
  set({ lang });
}

/** A message in the language of now; templates that call it follow the language. */
export function t(message: string, args?: Args): string {
  void page;
  const { bundle } = books[settings.lang];
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) return message;
  const text = bundle.formatPattern(pattern, args, []);
  return settings.lang === "fr" ? tie(text) : text;
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
