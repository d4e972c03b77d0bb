/** The rules of each game in both languages, from the same pages that the tests are named after. */

import type { Lang } from "../shared/settings.svelte";
import { folderOf } from "../games/facts.svelte";

const pages = import.meta.glob<string>(
  ["../../../src/splittable/games/*/rules*.md", "../../../src/splittable/play/rules*.md"],
  { query: "?raw", import: "default" },
);

export interface Sentence {
  number: string;
  text: string;
  rulings: readonly string[];
}

export interface Chapter {
  title: string;
  sentences: Sentence[];
}

const SENTENCE = /^- (\d+\.\d+) (.+?)(?: \[([A-Z]{2}-\d\d(?:, [A-Z]{2}-\d\d)*)\])?$/;

/** The chapters of a page. */
export function readRules(page: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of page.split("\n")) {
    if (line.startsWith("## ")) chapters.push({ title: line.slice(3).replace(/^\S+ /, ""), sentences: [] });
    const match = SENTENCE.exec(line);
    if (match) {
      const rulings = match[3] ? match[3].split(", ") : [];
      chapters.at(-1)?.sentences.push({ number: match[1] ?? "", text: match[2] ?? "", rulings });
    }
  }
  return chapters;
}

async function page(folder: string, lang: Lang): Promise<string> {
  const name = lang === "en" ? "rules.md" : `rules.${lang}.md`;
  return (await pages[`../../../src/splittable/${folder}/${name}`]?.()) ?? "";
}

/** A game's rules and what holds for all games. */
export async function rulesOf(game: string, lang: Lang): Promise<Chapter[]> {
  const texts = await Promise.all([page(`games/${folderOf(game)}`, lang), page("play", lang)]);
  return texts.flatMap(readRules);
}
