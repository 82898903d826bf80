import type { Palette } from '#core/sites/own-site/own-site.ts';

type Tones = readonly [
  page: string,
  card: string,
  ink: string,
  muted: string,
  accent: string,
  onAccent: string,
];

/** Light and dark; text on each has a contrast of at least 4.5 to 1. */
const tones: Readonly<Record<Palette, Readonly<{ light: Tones; dark: Tones }>>> = {
  forest: {
    light: ['#f6f8f3', '#ffffff', '#15231c', '#4d5f55', '#0b5c49', '#ffffff'],
    dark: ['#0f1613', '#18221d', '#eef3ee', '#aebcb4', '#8adabc', '#06281e'],
  },
  ocean: {
    light: ['#f2f7fb', '#ffffff', '#10202e', '#485c6c', '#0a5588', '#ffffff'],
    dark: ['#0c141b', '#15202a', '#ebf3f9', '#a8b9c6', '#86c9f4', '#04263d'],
  },
  sunrise: {
    light: ['#fdf6f0', '#ffffff', '#2b1a10', '#6b5344', '#a43f0b', '#ffffff'],
    dark: ['#1a120d', '#261b14', '#f8efe8', '#c8b3a4', '#ffb489', '#401a04'],
  },
  berry: {
    light: ['#fbf3f8', '#ffffff', '#2a1222', '#694b5e', '#8f1f63', '#ffffff'],
    dark: ['#180d14', '#24161f', '#f7ebf2', '#c6aebc', '#f5a3cf', '#45092d'],
  },
  slate: {
    light: ['#f5f6f8', '#ffffff', '#1a1f26', '#525b66', '#374556', '#ffffff'],
    dark: ['#111418', '#1b2026', '#eef1f4', '#afb8c2', '#b9c9dc', '#17222f'],
  },
  sand: {
    light: ['#faf6ec', '#ffffff', '#2a2314', '#655a43', '#76540b', '#ffffff'],
    dark: ['#17140c', '#221e14', '#f5f0e3', '#c2b99f', '#e6c578', '#352503'],
  },
  night: {
    light: ['#f3f3fb', '#ffffff', '#17162b', '#55536f', '#3d36a0', '#ffffff'],
    dark: ['#0d0c18', '#181727', '#eeedf9', '#b3b0cc', '#b4aefc', '#171149'],
  },
  lime: {
    light: ['#f6f9ec', '#ffffff', '#1c220f', '#555f3f', '#45610b', '#ffffff'],
    dark: ['#12160a', '#1c2112', '#f1f5e5', '#b9c2a4', '#c3e36d', '#242f04'],
  },
};

const variables = ([page, card, ink, muted, accent, onAccent]: Tones): string =>
  `--page:${page};--card:${card};--ink:${ink};--muted:${muted};--accent:${accent};--on:${onAccent}`;

const rules = `*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:17px/1.6 system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
header,main,footer{max-width:46rem;margin:0 auto;padding:1.5rem 1rem}header{text-align:center}header img{border-radius:24px;object-fit:cover}
header .text-logo{border-radius:0;max-width:100%;max-height:80px}h1{font-size:1.9rem;line-height:1.25;margin:.6rem 0 .2rem;overflow-wrap:anywhere}h2{font-size:1.1rem;margin:0 0 .5rem}
section{background:var(--card);border-radius:16px;padding:1.1rem 1.25rem;margin:0 0 1rem;overflow-wrap:anywhere}p{margin:.3rem 0}ul{margin:0;padding-left:1.2rem}li{padding:.25rem 0}
a{color:var(--accent);text-underline-offset:3px}a:focus-visible,button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.big{font-size:1.5rem;font-weight:700}.big span{font-size:1rem;font-weight:400;color:var(--muted)}dl{display:flex;flex-wrap:wrap;gap:1.5rem;margin:0}dt{color:var(--muted);font-size:.9rem}dd{margin:0;font-size:1.4rem;font-weight:700}
.gallery{display:grid;grid-template-columns:repeat(auto-fill,minmax(140px,1fr));gap:.6rem}.gallery img{width:100%;height:auto;aspect-ratio:1;object-fit:cover;border-radius:12px}
button,.button{display:inline-block;min-height:44px;padding:.55rem 1.3rem;border:0;border-radius:12px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
footer{color:var(--muted);font-size:.9rem;text-align:center}#consent{position:fixed;inset:auto 0 0 0;background:var(--card);border-top:2px solid var(--accent);padding:1rem;text-align:center}[hidden]{display:none!important}`;

export const siteStyle = (palette: Palette): string => {
  const { light, dark } = tones[palette];
  return (
    `:root{color-scheme:light dark;${variables(light)}}` +
    `@media (prefers-color-scheme:dark){:root{${variables(dark)}}}${rules}`
  );
};
