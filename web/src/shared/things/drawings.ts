/**
 * Heads of animals and bots as cut paper, 32 by 32: a silhouette with a rim of paper, and a few flat shapes on it.
 * `r` is the rim; the sprite's style gives it.
 */

const eyes = (left: number, right: number, y: number, size = 1.6): string =>
  `<circle cx="${left}" cy="${y}" r="${size}" fill="#1d1b22"/><circle cx="${right}" cy="${y}" r="${size}" fill="#1d1b22"/>`;

export const ANIMALS: Readonly<Record<string, string>> = {
  fox:
    '<path class="r" fill="#e2682a" d="M5 4l7 5h8l7-5v13L16 28 5 17z"/><path fill="#fff6e8" d="M5 16l11 12 11-12-5.500 0-5.500 6-5.500-6z"/>' +
    '<path fill="#5a2411" d="M7 8l4 3-4 4zM25 8l-4 3 4 4z"/><circle cx="16" cy="26" r="2" fill="#1d1b22"/>' + eyes(11.5, 20.5, 15.5),
  owl:
    '<path class="r" fill="#8a5535" d="M5 4c4 3 18 3 22 0 1 5 1 10 0 15-1 6-6 9-11 9S6 25 5 19C4 14 4 9 5 4z"/>' +
    '<circle cx="10.500" cy="14" r="5" fill="#ffe9bd"/><circle cx="21.500" cy="14" r="5" fill="#ffe9bd"/><path fill="#f2a32c" d="M16 16l2.600 3.500L16 24l-2.600-4.500z"/>' + eyes(11, 21, 14, 2.4),
  cat:
    '<path class="r" fill="#5f5c6b" d="M6 3l6 6h8l6-6 1 14c0 6-5 10-11 10S5 23 5 17z"/><path fill="#f3a6ad" d="M8 8l3 3-3 2zM24 8l-3 3 3 2zM14.200 20h3.600L16 22.200z"/>' +
    '<ellipse cx="11" cy="16" rx="2.600" ry="2.200" fill="#c9e265"/><ellipse cx="21" cy="16" rx="2.600" ry="2.200" fill="#c9e265"/><path fill="#1d1b22" d="M11 13.800c1 1.400 1 3 0 4.400-1-1.400-1-3 0-4.400zM21 13.800c1 1.400 1 3 0 4.400-1-1.400-1-3 0-4.400z"/>' +
    '<path stroke="#fff6e8" fill="none" d="M3 20l7 1M4 24l6-1.500M29 20l-7 1M28 24l-6-1.500"/>',
  bear:
    '<path class="r" fill="#744424" d="M16 6c2 0 3 .3 4.500.900A4.500 4.500 0 1 1 26 13c2 9-3 15-10 15S4 22 6 13a4.500 4.500 0 1 1 5.500-6.100C13 6.300 14 6 16 6z"/>' +
    '<ellipse cx="16" cy="21.500" rx="5.500" ry="4.500" fill="#e0b98d"/><ellipse cx="16" cy="19.500" rx="2.400" ry="1.700" fill="#1d1b22"/><path stroke="#1d1b22" fill="none" d="M16 21v2.500"/>' + eyes(11, 21, 14.5),
  frog:
    '<path class="r" fill="#4f9a3a" d="M9 4a5 5 0 0 1 5 4.500h4A5 5 0 1 1 26 13c2 2 3 4 3 7 0 5-6 8-13 8S3 25 3 20c0-3 1-5 3-7A5 5 0 0 1 9 4z"/>' +
    '<circle cx="9" cy="9" r="3.200" fill="#fffdf7"/><circle cx="23" cy="9" r="3.200" fill="#fffdf7"/><path stroke="#17401a" stroke-width="1.800" fill="none" stroke-linecap="round" d="M8 20c5 4 11 4 16 0"/>' + eyes(9, 23, 9, 1.8),
  rabbit:
    '<path class="r" fill="#c9b5a4" d="M8 2c5 0 6 6 6.300 9h3.400C18 8 19 2 24 2c4 0 3 8-1 12 2 2 3 4 3 6 0 5-4 9-10 9S6 25 6 20c0-2 1-4 3-6C5 10 4 2 8 2z"/>' +
    '<path fill="#f3a6ad" d="M8.500 4.500c2 0 3.500 4 3.500 7-3-1-5-7-3.500-7zM23.500 4.500c-2 0-3.500 4-3.500 7 3-1 5-7 3.500-7zM14 21h4l-2 2.400z"/><path fill="#fffdf7" d="M14.200 24.500h3.600v3h-3.600z"/>' + eyes(11.5, 20.5, 18.5),
  hedgehog:
    '<path class="r" fill="#5b4636" d="M16 2l2.500 3.500L22 3l1 4 4-1-.5 4.500 4 1-2 3.500 2.500 3-3.500 2L28 24H4l.5-4L1 18l2.500-3-2-3.500 4-1L5 6l4 1 1-4 3.500 2.500z"/>' +
    '<path class="r" fill="#f0cfa4" d="M16 29c-5 0-9-4-9-9 0-4 3-6 6-5l3 1.500L19 15c3-1 6 1 6 5 0 5-4 9-9 9z"/><circle cx="16" cy="26" r="2.300" fill="#1d1b22"/>' + eyes(12, 20, 20),
  crow:
    '<path class="r" fill="#2d2b38" d="M6 29C3 17 6 4 16 4c5 0 8 3 9 7l1 8c-3 2-3 6-3 10z"/><path class="r" fill="#8d8896" d="M22 10c5 0 8 3 9.500 7.500L22 20z"/><path fill="#65606f" d="M22 16l9.500 1.500L22 20z"/>' +
    '<circle cx="18" cy="12.500" r="3" fill="#fffdf7"/><circle cx="18.600" cy="12.500" r="1.600" fill="#1d1b22"/>',
  whale:
    '<path stroke="#fffdf7" stroke-width="2" fill="none" stroke-linecap="round" d="M13 8c0-3-2-5-5-4M13 8c0-3 2-5 5-4"/><path class="r" fill="#2f6fb5" d="M2 19C2 13 7 9 13 9c7 0 9 6 12 4 0-3-1-4-2-6 3 0 4 1 5 3 1-2 2-3 3-3 0 3 0 5-1 7 0 8-6 13-14 13C8 27 2 24 2 19z"/>' +
    '<path fill="#d8ebf7" d="M3 21c6 3 13 3 19-2-1 5-5 8-10 8-4 0-8-2-9-6z"/><circle cx="9" cy="16.500" r="1.700" fill="#1d1b22"/>',
  tortoise:
    '<path class="r" fill="#a8c95f" d="M6 12c3 0 5 2 5 5v3h17c2 0 3 2 1 3h-3v4h-5v-4h-6v4h-5v-4c-3 0-4-1-5-2-3-.500-4-2-4-4 0-3 2-5 5-5z"/>' +
    '<path class="r" fill="#45702f" d="M9 22C9 13 13 6 20 6s11 7 11 16z"/><path fill="#7fa64a" d="M17 9h6l2.500 5-3 5h-5l-3-5zM11.500 17h2.500l2 3.500h-5.500zM28.500 17H26l-2 3.500h5.500z"/><circle cx="5.500" cy="16" r="1.500" fill="#1d1b22"/>',
  mouse:
    '<path class="r" fill="#918e9d" d="M7.500 3.500a6.500 6.500 0 0 1 6 7.500h5a6.500 6.500 0 1 1 6.500 6C25 23 21 29 16 29S7 23 7 17a6.500 6.500 0 0 1 .5-13.500z"/>' +
    '<circle cx="7.500" cy="10" r="3.800" fill="#f3b4b9"/><circle cx="24.500" cy="10" r="3.800" fill="#f3b4b9"/><circle cx="16" cy="27" r="2" fill="#e2717c"/><path stroke="#fffdf7" fill="none" d="M5 22l6 1M6 26l5-1.500M27 22l-6 1M26 26l-5-1.500"/>' + eyes(12.5, 19.5, 18),
  deer:
    '<path stroke="#fffdf7" stroke-width="4" fill="none" stroke-linecap="round" d="M12 10V3M12 7L7 3M20 10V3M20 7l5-4"/><path stroke="#5c3317" stroke-width="2.200" fill="none" stroke-linecap="round" d="M12 10V3M12 7L7 3M20 10V3M20 7l5-4"/>' +
    '<path class="r" fill="#b06d37" d="M10 10h12c3 0 5-2 8-1-1 4-4 5-7 5-1 4-2 6-2.500 9-.500 4-2 6-4.500 6s-4-2-4.500-6C11 20 10 18 9 14c-3 0-6-1-7-5 3-1 5 1 8 1z"/>' +
    '<ellipse cx="16" cy="25" rx="4" ry="3.600" fill="#f6e3c5"/><path fill="#1d1b22" d="M13.800 23h4.400L16 26z"/>' + eyes(12.5, 19.5, 16.5),
};

/** One machine for each level: a tumbling die, a tin can, a television, a watchmaker and a thinking crystal. */
export const BOTS: Readonly<Record<string, string>> = {
  random:
    '<path class="r" fill="#fffaf0" d="M9 4h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z" transform="rotate(-9 16 16)"/><g transform="rotate(-9 16 15)">' +
    '<circle cx="11" cy="10" r="2.400" fill="#1d1b22"/><circle cx="21" cy="10" r="2.400" fill="#1d1b22"/><circle cx="16" cy="15" r="2" fill="#d9453b"/><path stroke="#1d1b22" stroke-width="2" fill="none" stroke-linecap="round" d="M10 19c2 3 4 0 6 2s4 0 6-2"/></g>',
  easy:
    '<path stroke="#fffdf7" stroke-width="4" d="M16 9V4"/><path stroke="#5b6570" stroke-width="2" d="M16 9V4"/><circle class="r" cx="16" cy="4" r="2.500" fill="#e2682a"/>' +
    '<path class="r" fill="#9fb2bd" d="M16 8c7 0 10 4 10 9v9a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-9c0-5 3-9 10-9z"/><circle cx="11.500" cy="16" r="3" fill="#fffdf7"/><circle cx="20.500" cy="16" r="3" fill="#fffdf7"/>' +
    '<path stroke="#2c3840" stroke-width="2" fill="none" stroke-linecap="round" d="M11 22.500c3 2.500 7 2.500 10 0"/>' + eyes(12, 21, 16.5),
  medium:
    '<path stroke="#fffdf7" stroke-width="4" d="M11 8L8 3M21 8l3-5"/><path stroke="#3d4a54" stroke-width="2" stroke-linecap="round" d="M11 8L8 3M21 8l3-5"/>' +
    '<path class="r" fill="#e8a33a" d="M6 8h20a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z"/><path fill="#22303a" d="M7 11h18v11H7z"/>' +
    '<path fill="#7be0c5" d="M10 14h3.500v4H10zM18.500 14H22v4h-3.500zM12 19.500h8V21h-8z"/><circle cx="10" cy="25" r="1.300" fill="#7a4a00"/><circle cx="22" cy="25" r="1.300" fill="#7a4a00"/>',
  hard:
    '<path class="r" fill="#3d5a80" d="M16 3l9 4 3 9-4 10-8 3-8-3-4-10 3-9z"/><path fill="#2a3f5c" d="M16 19l5 10-5 0-5 0z"/>' +
    '<circle cx="10.500" cy="14" r="5" fill="#e9c46a"/><circle cx="21.500" cy="14" r="5" fill="#e9c46a"/><circle cx="10.500" cy="14" r="3.200" fill="#fffdf7"/><circle cx="21.500" cy="14" r="3.200" fill="#fffdf7"/>' +
    '<path stroke="#e9c46a" stroke-width="1.800" d="M14.500 14h3M4 9.500l3 1M28 9.500l-3 1"/><path stroke="#fffdf7" stroke-width="1.800" stroke-linecap="round" d="M12.500 22.500h7"/>' + eyes(10.5, 21.5, 14, 1.5),
  expert:
    '<path class="r" fill="#5e3a8c" d="M16 1l6 5 7 1 0 8-4 7-3 6H10l-3-6-4-7V7l7-1z"/><path fill="#8f63c7" d="M16 1l6 5-6 5-6-5z"/><path fill="#7749ad" d="M10 6l6 5-4 7-9-3V7zM22 6l-6 5 4 7 9-3V7z"/>' +
    '<path fill="#ffe27a" d="M16 11.500l1.200 2.300 2.300 1.200-2.300 1.200L16 18.500l-1.200-2.300-2.300-1.200 2.300-1.200z"/><circle cx="9.500" cy="16.500" r="2.300" fill="#fffdf7"/><circle cx="22.500" cy="16.500" r="2.300" fill="#fffdf7"/>' +
    '<path stroke="#fffdf7" stroke-width="1.800" stroke-linecap="round" fill="none" d="M12.500 23.500h7"/>' + eyes(9.5, 22.5, 16.5, 1.2),
};

/** What tells bots of one level apart. */
export const EXTRAS: Readonly<Record<string, string>> = {
  bow: '<path class="r" fill="#d4493f" d="M16 27.500l-6-3v6.500zM16 27.500l6-3v6.500z"/><circle cx="16" cy="27.500" r="1.600" fill="#8c231c"/>',
  flower: '<g class="r" fill="#e87bab"><circle cx="26" cy="4" r="2.600"/><circle cx="29" cy="7" r="2.600"/><circle cx="27" cy="10.500" r="2.600"/><circle cx="23.500" cy="9" r="2.600"/><circle cx="23" cy="5.500" r="2.600"/></g><circle cx="25.800" cy="7.300" r="2" fill="#f3c531"/>',
  scarf: '<path class="r" fill="#2f8f55" d="M6 25h20v4H12l1 4H8l1-4H6z"/><path fill="#f3c531" d="M13 25h2.500v4H13zM20 25h2.500v4H20z"/>',
  star: '<path class="r" fill="#f3c531" d="M6.500 20.500l1.700 3.400 3.800.6-2.800 2.600.7 3.700-3.400-1.800-3.400 1.800.7-3.700L1 24.500l3.800-.6z"/>',
  feather: '<path class="r" fill="#56b2e6" d="M8 10C3 8 2 3 4-1c4 2 6 6 5.500 10.500z"/><path stroke="#1f5f86" fill="none" d="M8.500 10C7 7 5.500 4 4.500 1"/>',
};
