import type { Language } from '#core/kernel/language.ts';
import { dateTimeText, tableWords, viewerWords } from './archive-words.ts';
import type { FlatTable } from './flat-table.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; }
  h1 { line-height: 1.2; }
  nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
  nav a { display: inline-block; padding: .5rem 0; }
  section { margin-block: 2.5rem; }
  .scroll { overflow-x: auto; border: 1px solid #8886; border-radius: .5rem; }
  table { border-collapse: collapse; font-size: .875rem; }
  th, td { padding: .5rem .75rem; text-align: start; vertical-align: top; border-bottom: 1px solid #8884; white-space: nowrap; }
  td { max-width: 24rem; overflow: hidden; text-overflow: ellipsis; }
  ul.pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
  ul.pictures img { width: 100%; aspect-ratio: 3 / 4; object-fit: cover; border-radius: .5rem; }
`;

type Picture = Readonly<{ file: string; name: string; isImage: boolean }>;
type Input = Readonly<{
  language: Language;
  exportedAt: Date;
  timeZone: string;
  tables: readonly FlatTable[];
  files: readonly Picture[];
}>;

/** Opens from the unpacked folder without a network: no script, nothing loaded from anywhere else. */
export const archiveViewer = ({ language, exportedAt, timeZone, tables, files }: Input): string => {
  const words = viewerWords[language];
  const title = (name: string) => tableWords[language][name] ?? name;
  const shown = tables.filter(({ rows }) => rows.length > 0);
  const cell = (value: FlatTable['rows'][number][number]) =>
    escapeHtml(value instanceof Date ? dateTimeText(value, language, timeZone) : String(value ?? ''));
  const table = ({ name, columns, rows }: FlatTable) => `
    <section id="${escapeHtml(name)}"><h2>${escapeHtml(title(name))} (${rows.length})</h2>
    <p><a href="csv/${escapeHtml(name)}.csv">csv/${escapeHtml(name)}.csv</a></p>
    <div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(title(name))}"><table>
    <thead><tr>${columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')}</tr></thead>
    <tbody>${rows.map((row) => `<tr>${row.map((value) => `<td>${cell(value)}</td>`).join('')}</tr>`).join('\n')}</tbody>
    </table></div></section>`;
  const picture = ({ file, name, isImage }: Picture) => {
    const address = escapeHtml(file.split('/').map(encodeURIComponent).join('/'));
    const inner = isImage ? `<img src="${address}" alt="" loading="lazy">` : '';
    return `<li><a href="${address}">${inner}${escapeHtml(name)}</a></li>`;
  };

  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>${escapeHtml(words.title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.made)} ${escapeHtml(dateTimeText(exportedAt, language, timeZone))}. ${escapeHtml(words.what)}</p>
<nav aria-label="${escapeHtml(words.contents)}"><ul>${shown
    .map(({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(title(name))}</a></li>`)
    .join('')}${files.length > 0 ? `<li><a href="#files">${escapeHtml(words.files)}</a></li>` : ''}</ul></nav>
${shown.map(table).join('\n')}
${files.length > 0 ? `<section id="files"><h2>${escapeHtml(words.files)} (${files.length})</h2><ul class="pictures">${files.map(picture).join('\n')}</ul></section>` : ''}
</body></html>
`;
};
