import { drawMark } from '../../report/mark.ts';
import { paper, type Landscape } from '../landscape.ts';
import { drawQrCode } from '../qr-code.ts';
import { colors, drawCheck, drawFact, drawFacts, drawRosette, scallop, type Design } from './parts.ts';

const { width, height } = paper;

const drawMedal = (landscape: Landscape, x: number, y: number): void => {
  const { doc } = landscape;
  doc.save();
  doc
    .polygon([x - 62, y + 66], [x - 96, y + 190], [x - 52, y + 164], [x - 20, y + 198], [x + 4, y + 84])
    .fill('#0A4E3E');
  doc
    .polygon([x + 62, y + 66], [x + 96, y + 190], [x + 52, y + 164], [x + 20, y + 198], [x - 4, y + 84])
    .fill(colors.leaf);
  doc.fillOpacity(0.16);
  scallop(landscape, x + 3, y + 7, { radius: 110, lobes: 32, depth: 9 }).fill(colors.night);
  doc.fillOpacity(1);
  const gold = doc.linearGradient(x - 90, y - 110, x + 90, y + 110);
  gold.stop(0, '#F8E2A8').stop(0.5, colors.sun).stop(1, colors.gold);
  scallop(landscape, x, y, { radius: 110, lobes: 32, depth: 9 }).fill(gold);
  const pine = doc.linearGradient(x - 80, y - 90, x + 80, y + 90);
  pine.stop(0, '#13806A').stop(1, '#07382B');
  doc.circle(x, y, 94).fill(pine);
  doc.lineWidth(1.4).circle(x, y, 86).stroke('#F3D995');
  drawRosette(landscape, x, y, {
    radius: 66,
    depth: 13,
    lobes: 14,
    rings: 8,
    color: '#F3D995',
    opacity: 0.28,
  });
  drawCheck(landscape, x, y, { size: 82, color: '#FFF6DF' });
  doc.restore();
};

/** A medal beside what was checked: a badge has to say what it stands for. */
export const drawBadge: Design = (landscape, words) => {
  const { doc } = landscape;
  doc.rect(0, 0, width, height).fill(colors.rice);
  const field = doc.linearGradient(0, 0, 0, height);
  field.stop(0, '#EAF3EE').stop(1, '#D3E6DC');
  doc.rect(0, 0, 318, height).fill(field);
  drawRosette(landscape, 159, 262, {
    radius: 166,
    depth: 32,
    lobes: 20,
    rings: 8,
    color: colors.leaf,
    opacity: 0.22,
  });
  drawMedal(landscape, 159, 246);
  drawMark(landscape, 34, 34, 32);
  const site = landscape.fit(
    words.issuer.value,
    220,
    { weight: 'bold', size: 15, color: colors.pine },
    { lines: 1, least: 9, most: 2 },
  );
  landscape.draw(site, { x: 76, y: 40, width: 220 });
  doc
    .lineWidth(1)
    .rect(14, 14, width - 28, height - 28)
    .stroke(colors.gold);

  const left = 362;
  const inner = width - left - 56;
  const heading = landscape.fit(
    words.heading,
    inner,
    { weight: 'bold', size: 14, color: colors.gold, spacing: 4 },
    { lines: 1, least: 9 },
  );
  const small = { weight: 'regular', size: 12.5, color: colors.muted } as const;
  const name = landscape.fit(
    words.name,
    inner,
    { weight: 'heavy', size: 40, color: colors.text, leading: 1.18 },
    { lines: 2, least: 22, most: 3 },
  );
  const title = landscape.fit(
    words.title,
    inner,
    { weight: 'bold', size: 23, color: colors.pine, leading: 1.22 },
    { lines: 2, least: 13 },
  );
  const narrative = landscape.fit(
    words.narrative,
    inner,
    { weight: 'regular', size: 10.5, color: colors.text, leading: 1.5 },
    { lines: 7, least: 7 },
  );
  const total = heading.height + 8 + name.height + 34 + title.height + 26 + narrative.height;
  let y = 50 + Math.max(0, (336 - total) / 2);
  y = landscape.draw(heading, { x: left, y, width: inner }) + 8;
  y = landscape.draw(name, { x: left, y, width: inner }) + 4;
  y = landscape.line(words.made, small, { x: left, y, width: inner }) + 2;
  y = landscape.draw(title, { x: left, y, width: inner }) + 12;
  doc.rect(left, y, 44, 3).fill(colors.sun);
  landscape.draw(narrative, { x: left, y: y + 14, width: inner });

  const label = { weight: 'medium', size: 8.5, color: colors.muted } as const;
  const value = { weight: 'bold', size: 13, color: colors.text } as const;
  const wide = inner - 118;
  doc
    .lineWidth(0.8)
    .moveTo(left, 414)
    .lineTo(left + inner, 414)
    .stroke('#D9CFB4');
  drawFact(landscape, words.author, { x: left, y: 428, width: wide }, { label, value });
  drawFacts(landscape, words.facts, { x: left, y: 478, width: wide }, { label, value });
  const side = 98;
  const right = left + inner - side;
  drawQrCode(landscape, words.verifyUrl, {
    x: right,
    y: 426,
    size: side,
    color: colors.night,
    background: colors.white,
  });
  landscape.line(
    words.scan,
    { weight: 'bold', size: 8.5, color: colors.pine },
    { x: right - 10, y: 528, width: side + 20, align: 'center' },
  );
  const code = landscape.fit(
    words.code,
    240,
    { weight: 'medium', size: 8.5, color: colors.pine },
    { lines: 1, least: 5 },
  );
  landscape.draw(code, { x: 39, y: 500, width: 240, align: 'center' });
  const foot = landscape.fit(
    `${words.address} · ${words.inside}`,
    inner,
    { weight: 'regular', size: 6.5, color: colors.muted },
    { lines: 1, least: 4.5 },
  );
  landscape.draw(foot, { x: left, y: height - 42, width: inner });
};
