/** The six reactions as cut paper, 32 by 32, as the faces are. */

const HEAD = '<circle class="r" cx="16" cy="16" r="13.500" fill="#f7c843"/>';
const dots = (y: number, size: number): string => `<circle cx="11" cy="${y}" r="${size}" fill="#3a2410"/><circle cx="21" cy="${y}" r="${size}" fill="#3a2410"/>`;
const line = (d: string): string => `<path d="${d}" fill="none" stroke="#3a2410" stroke-width="2" stroke-linecap="round"/>`;

export const REACTION_DRAWINGS: Readonly<Record<string, string>> = {
  "emoji-laugh":
    HEAD + line("M7.500 13l3.500-3 3.500 3M17.500 13l3.500-3 3.500 3") + '<path fill="#7c1f1a" d="M7.500 17h17c0 6-4 9.500-8.500 9.500S7.500 23 7.500 17z"/><path fill="#fffdf7" d="M8 17h16l-.5 2.500h-15z"/>' +
    '<path fill="#56b2e6" d="M5 15c-2 2-3 4-1.500 5.500S7 20 6.500 18zM27 15c2 2 3 4 1.500 5.500S25 20 25.500 18z"/>',
  "emoji-wow": HEAD + line("M8 8.500c1-1 3-1.500 4.500-1M24 8.500c-1-1-3-1.500-4.500-1") + dots(13.5, 2.2) + '<ellipse cx="16" cy="22" rx="3.600" ry="4.600" fill="#7c1f1a"/>',
  "emoji-heart": '<path class="r" fill="#d6392f" d="M16 28C8 22 3 17 3 11c0-4 3-7 6.500-7C12 4 15 5.500 16 8.500 17 5.500 20 4 22.500 4 26 4 29 7 29 11c0 6-5 11-13 17z"/><path fill="#ef766c" d="M8 8.500c1.500-1.500 4-1 4 .5S8.500 11 8 14c-1.500-1-1.500-4 0-5.500z"/>',
  "emoji-clap":
    '<path stroke="#fffdf7" stroke-width="4" stroke-linecap="round" d="M16 2v4M7 4l2 3M25 4l-2 3"/><path stroke="#e2682a" stroke-width="2.200" stroke-linecap="round" d="M16 2v4M7 4l2 3M25 4l-2 3"/>' +
    '<path class="r" fill="#e9ac37" d="M27 12c1.500-1 3.500.500 3 2.500l-3 9c-1.500 4-5 6-9 5.500l-1-13 5-6c1.500-1.500 3.500 0 3 2z"/><path class="r" fill="#f7c843" d="M5 12c-1.500-1-3.500.500-3 2.500l3 9c1.500 4 5 6 9.500 5.500 4-.500 6-3.500 5.500-7l-1.500-6c-.500-2-3-2-3.500 0l-5-6.500c-1.500-1.500-4 0-3 2z"/>',
  "emoji-think":
    HEAD + line("M7.500 9.500c1.500-1.500 4-1.500 5.500-.5M19 8.500l5-1.500") + dots(13.5, 1.8) + line("M12 20.500c3-1 5-1 8 .5") +
    '<path class="r" fill="#e9ac37" d="M6 30c-1-3-.500-6 2-7l5-.500c2 0 2.500 2.500.500 3l-2.500.500c2 .500 3 1.500 2.500 3-.500 1.500-2 2-4 2z"/>',
  "emoji-cry": HEAD + line("M7.500 10.500l4.500-1M24.500 10.500l-4.500-1") + dots(14, 1.8) + line("M11 24c2.500-3.500 7.500-3.500 10 0") + '<path class="r" fill="#56b2e6" d="M22.500 16c3 3.500 4 6 2.500 8s-5 1.500-5-1.500c0-2 1-4 2.500-6.500z"/>',
};
