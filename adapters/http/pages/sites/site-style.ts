import { headingFonts } from './site-assets.ts';
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
  `--page:${page};--card:${card};--ink:${ink};--muted:${muted};--accent:${accent};--on:${onAccent};` +
  `--line:color-mix(in srgb,${ink} 14%,${card});--soft:color-mix(in srgb,${accent} 9%,${card})`;

/** Headings are in the platform's own type; what is read at length is in the visitor's. */
const fonts = headingFonts
  .map(
    ({ path, range }) =>
      `@font-face{font-family:Heading;font-weight:800;font-display:swap;src:url(${path}) format('woff2');unicode-range:${range}}`,
  )
  .join('');

const rules = `${fonts}*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);font:17px/1.65 system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
h1,h2,h3,.sum,.score b,dd,.highlights b{font-family:Heading,system-ui,'Segoe UI',Roboto,Arial,sans-serif;font-weight:800;overflow-wrap:anywhere}
h1{font-size:clamp(2rem,1.35rem + 3.2vw,3.4rem);line-height:1.12;letter-spacing:-.02em;margin:0}h2{font-size:1.2rem;line-height:1.3;margin:0 0 .9rem}h3{font-size:1.06rem;line-height:1.35;margin:0}
p{margin:0 0 .75rem}p:last-child{margin-bottom:0}ul{list-style:none;margin:0;padding:0}svg{flex:none}
a{color:var(--accent);text-underline-offset:3px}a:focus-visible,button:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:8px}
header{background:radial-gradient(120% 140% at 100% 0,color-mix(in srgb,var(--accent) 26%,var(--page)) 0,transparent 60%),radial-gradient(90% 120% at 0 100%,color-mix(in srgb,var(--accent) 15%,var(--page)) 0,transparent 65%),var(--page);padding:1rem 1.25rem 2.5rem}
header nav{max-width:64rem;margin:0 auto;text-align:right}header nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 .5rem;color:var(--ink);font-weight:600;font-size:.95rem}
.who{max-width:64rem;margin:0 auto;display:flex;flex-direction:column;align-items:center;gap:1.25rem;text-align:center}.who>div{min-width:0;max-width:100%}
.portrait{width:144px;height:144px;border-radius:50%;object-fit:cover;border:4px solid var(--card);box-shadow:0 12px 32px rgb(0 0 0/.16)}
.logo{max-width:220px;max-height:160px;width:auto;height:auto;border-radius:16px}.text-logo{display:block;max-width:100%;max-height:96px;width:auto;height:auto;margin:0 auto}
.tagline{font-size:1.16rem;line-height:1.5;color:var(--muted);max-width:34rem;margin:.6rem auto 0;overflow-wrap:anywhere}
.highlights{display:flex;flex-wrap:wrap;justify-content:center;gap:.35rem 1.4rem;margin:1rem 0 0;color:var(--muted)}.highlights b{color:var(--ink);font-size:1.1rem}
.button,button{display:inline-flex;align-items:center;justify-content:center;gap:.6rem;min-height:52px;padding:.6rem 1.6rem;border:0;border-radius:26px;background:var(--accent);color:var(--on);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
.button:hover,button:hover{filter:brightness(1.08)}.who .button{margin-top:1.4rem}
main{max-width:66rem;margin:0 auto;padding:1.25rem 1rem 1rem;display:grid;gap:1rem}
section{background:var(--card);border:1px solid var(--line);border-radius:24px;padding:1.4rem 1.35rem;overflow-wrap:anywhere;min-width:0}
.about p{max-width:44rem}.about p:first-of-type{font-size:1.12rem}
.beside{display:flex;flex-wrap:wrap;gap:1rem}.beside>section{flex:1 1 16rem}
.note{color:var(--muted);font-size:.92rem}.sum{font-size:1.9rem;line-height:1.2}
.score{display:flex;align-items:center;gap:.8rem;margin:0 0 .2rem}.score b{font-size:2.4rem;line-height:1}.stars use{fill:var(--accent)}.stars .off{fill:var(--line)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(6rem,1fr));gap:.75rem;margin:0}dl div{background:var(--soft);border-radius:16px;padding:.8rem .9rem}dd{margin:0;font-size:1.5rem;line-height:1.2}dt{color:var(--muted);font-size:.88rem}
.rows a,.pills a{display:flex;align-items:center;gap:.75rem;min-height:52px;color:var(--ink);text-decoration:none;font-weight:600}.rows span,.pills span{flex:1;min-width:0}
.rows li+li{border-top:1px solid var(--line)}.rows svg,.pills svg{color:var(--accent)}.rows a:hover span,.pills a:hover span{text-decoration:underline}
.pills{display:grid;gap:.6rem}.pills a{background:var(--soft);border-radius:26px;padding:.5rem 1.2rem}
.price{background:var(--accent);border-color:var(--accent);color:var(--on)}.price .button{background:var(--on);color:var(--accent);margin-top:.4rem}.price a:focus-visible{outline-color:var(--on)}
.pictures{display:grid;grid-template-columns:repeat(2,1fr);gap:.6rem}.pictures img{display:block;width:100%;height:100%;aspect-ratio:1;object-fit:cover;border-radius:16px;background:var(--soft)}
.pictures img:first-child{grid-column:span 2;aspect-ratio:16/10}.pictures img:only-child{aspect-ratio:16/9}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:1.2rem}.cards article{position:relative;display:flex;flex-direction:column;gap:.7rem;min-width:0}.cards img{display:block;width:100%;height:auto;aspect-ratio:16/9;object-fit:cover;border-radius:16px;background:var(--soft)}
.cards h3 a{color:var(--ink);text-decoration:none}.cards h3 a::after{content:'';position:absolute;inset:0}.cards article:hover h3 a{text-decoration:underline}.cards .note{margin:.25rem 0 .4rem}
.more{margin:1.1rem 0 0}.more a{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;font-weight:600}
footer{color:var(--muted);font-size:.95rem;text-align:center;padding:1rem 1rem 2.5rem}footer a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
.nothing{max-width:34rem;min-height:80vh;align-content:center;text-align:center}.nothing h1{font-size:2rem}
#consent{position:fixed;inset:auto .75rem .75rem;max-width:34rem;margin:0 auto;background:var(--card);border:1px solid var(--line);border-radius:24px;padding:1.2rem;text-align:center;box-shadow:0 16px 48px rgb(0 0 0/.28)}#consent button{margin:.3rem;background:var(--soft);color:var(--ink)}[hidden]{display:none!important}
@media (min-width:48rem){header{padding:1.25rem 2rem 4rem}.who{flex-direction:row;text-align:left;gap:2.5rem;padding-top:1.5rem}.portrait{width:208px;height:208px}.tagline{margin-left:0;font-size:1.3rem}.highlights{justify-content:flex-start}.text-logo{margin:0}main{padding:1.75rem 1.25rem;gap:1.25rem}section{padding:1.75rem}.beside{gap:1.25rem}h2{font-size:1.35rem}
.pictures{grid-template-columns:repeat(4,1fr);gap:.8rem}.pictures img:first-child{grid-column:span 2;grid-row:span 2;aspect-ratio:1}.pictures img:only-child{grid-column:1/-1;aspect-ratio:21/9}}
@media (prefers-reduced-motion:no-preference){.button,button{transition:filter .15s}}
@media print{header{background:none}.button,nav,.more,#consent{display:none}section{break-inside:avoid}}`;

/** In the page itself: a site is one answer, whatever the network. */
export const siteStyle = (palette: Palette): string => {
  const { light, dark } = tones[palette];
  return (
    `:root{color-scheme:light dark;${variables(light)}}` +
    `@media (prefers-color-scheme:dark){:root{${variables(dark)}}}${rules}`
  );
};

/** What a phone's own bars are drawn in. */
export const themeColours = (palette: Palette): readonly (readonly ['light' | 'dark', string])[] => [
  ['light', tones[palette].light[0]],
  ['dark', tones[palette].dark[0]],
];

export const iconColours = (palette: Palette): Readonly<{ accent: string; onAccent: string }> => {
  const [, , , , accent, onAccent] = tones[palette].light;
  return { accent, onAccent };
};
