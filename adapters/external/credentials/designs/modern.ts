import { drawMark } from '../../report/mark.ts';
import { paper, type Landscape } from '../landscape.ts';
import { drawQrCode } from '../qr-code.ts';
import { colors, drawFact, drawFacts, type Design } from './parts.ts';

const { width, height } = paper;
const band = 236;
const left = band + 54;
const inner = width - left - 54;

/** Steps of a path that climbs, in quarter circles. */
const drawBand = ({ doc }: Landscape): void => {
  const shade = doc.linearGradient(0, 0, band, height);
  shade.stop(0, '#0E6E58').stop(1, colors.night);
  doc.rect(0, 0, band, height).fill(shade);
  const cell = band / 3;
  const tiles: readonly (readonly [number, number, number, string, number])[] = [
    [0, 2, 0, colors.leaf, 0.55],
    [1, 2, 1, colors.sun, 0.95],
    [2, 2, 2, colors.white, 0.14],
    [0, 3, 3, colors.white, 0.14],
    [1, 3, 0, colors.leaf, 0.4],
    [2, 3, 1, colors.papaya, 0.95],
    [0, 4, 1, colors.sun, 0.28],
    [1, 4, 2, colors.white, 0.1],
    [2, 4, 0, colors.leaf, 0.55],
  ];
  for (const [column, row, corner, color, opacity] of tiles) {
    const [x, y] = [column * cell, row * cell - 10];
    const [cx, cy] = [corner % 2 === 0 ? x : x + cell, corner < 2 ? y + cell : y];
    doc.save().rect(x, y, cell, cell).clip();
    doc.fillOpacity(opacity).circle(cx, cy, cell).fill(color);
    doc.restore();
  }
};

/** White space, one strong column and large letters. */
export const drawModern: Design = (landscape, words) => {
  const { doc } = landscape;
  doc.rect(0, 0, width, height).fill(colors.white);
  drawBand(landscape);
  drawMark(landscape, 34, 44, 44);
  const site = landscape.fit(
    words.issuer.value,
    band - 60,
    { weight: 'bold', size: 21, color: colors.white },
    { lines: 2, least: 11, most: 3 },
  );
  landscape.draw(site, { x: 34, y: 100, width: band - 60 });
  drawQrCode(landscape, words.verifyUrl, {
    x: 34,
    y: height - 156,
    size: 92,
    color: colors.night,
    background: colors.white,
  });
  landscape.line(
    words.scan,
    { weight: 'semibold', size: 8.5, color: colors.white },
    { x: 34, y: height - 58, width: band - 60 },
  );
  landscape.line(
    words.code,
    { weight: 'regular', size: 7.5, color: '#CFE3DA' },
    { x: 34, y: height - 45, width: band - 60 },
  );

  const heading = landscape.fit(
    words.heading,
    inner,
    { weight: 'bold', size: 15, color: colors.papaya, spacing: 4 },
    { lines: 1, least: 10 },
  );
  const small = { weight: 'regular', size: 13, color: colors.muted } as const;
  const name = landscape.fit(
    words.name,
    inner,
    { weight: 'heavy', size: 50, color: colors.text, leading: 1.16 },
    { lines: 2, least: 26, most: 3 },
  );
  const title = landscape.fit(
    words.title,
    inner,
    { weight: 'semibold', size: 25, color: colors.pine, leading: 1.22 },
    { lines: 3, least: 13 },
  );
  const narrative = landscape.fit(
    words.narrative,
    inner - 30,
    { weight: 'regular', size: 11, color: colors.muted, leading: 1.45 },
    { lines: 3, least: 8 },
  );
  const total = heading.height + 16 + name.height + 44 + title.height + 12 + narrative.height + 20;
  let y = 58 + Math.max(0, (350 - total) / 2);
  y = landscape.draw(heading, { x: left, y, width: inner }) + 6;
  y = landscape.line(words.awardedTo, small, { x: left, y, width: inner }) + 2;
  y = landscape.draw(name, { x: left, y, width: inner }) + 12;
  doc.rect(left, y, 56, 4).fill(colors.sun);
  y = landscape.line(words.made, small, { x: left, y: y + 16, width: inner }) + 2;
  y = landscape.draw(title, { x: left, y, width: inner }) + 10;
  landscape.draw(narrative, { x: left, y, width: inner - 30 });

  doc
    .lineWidth(0.8)
    .moveTo(left, 430)
    .lineTo(left + inner, 430)
    .stroke('#D8DED9');
  const label = { weight: 'medium', size: 8.5, color: colors.muted } as const;
  const value = { weight: 'bold', size: 14, color: colors.text } as const;
  drawFacts(landscape, words.facts, { x: left, y: 444, width: inner }, { label, value });
  doc
    .moveTo(left, 496)
    .lineTo(left + inner, 496)
    .stroke('#D8DED9');
  drawFact(
    landscape,
    words.author,
    { x: left, y: 508, width: inner },
    { label, value: { ...value, size: 12.5 } },
  );
  const foot = landscape.fit(
    `${words.address} · ${words.inside}`,
    inner,
    { weight: 'regular', size: 6.5, color: colors.muted },
    { lines: 1, least: 4.5 },
  );
  landscape.draw(foot, { x: left, y: height - 30, width: inner });
};
