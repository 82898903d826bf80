import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const template = `<!doctype html><html lang="vi"><head><!--head--><script nonce="__NONCE__"></script></head>
<body><div id="root"><!--app--></div><!--data--></body></html>`;

/** Stands in for the built member web: every address is a page, and those that name something ask for its data. */
const bundle = `
const named = /^(?:\\/en)?\\/(user|coach|product|challenge|post)\\/([^/]*)$/;
const listed = /^(?:\\/en)?\\/post(?:\\/(category|tag|author)\\/([^/]*))?$/;
const lists = { category: 'articlesOfCategory', tag: 'articlesOfTag', author: 'articlesOfAuthor' };
const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
export const ownPages = ['/', '/faqs'];
export const describe = (path) => {
  const language = path.startsWith('/en') ? 'en' : 'vi';
  const list = listed.exec(path);
  if (list) {
    const [, by, name = ''] = list;
    return { language, isPublic: true, status: 200, data: lists[by] ?? 'articles', params: { [by]: decoded(name) } };
  }
  const [, kind, id] = named.exec(path) ?? [];
  const data = kind === 'post' ? 'article' : kind;
  return { language, isPublic: true, status: 200, data, params: { id: decoded(id ?? '') } };
};
export const render = async ({ instead, data }) => ({
  status: instead === 'not-found' ? 404 : instead === 'maintenance' ? 503 : 200,
  head: '<title>Fitboard</title>',
  html: JSON.stringify(data).replaceAll('<', '&lt;'),
  htmlAttributes: { lang: 'vi' },
});
`;

/** Writes what `dist` holds after a build, as far as a server needs it to answer pages; answers the folder. */
export const writePlainBuild = (folder: string): string => {
  for (const part of ['member-web/client', 'member-web/server', 'admin'])
    mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'member-web/client/index.html'), template);
  writeFileSync(join(folder, 'member-web/server/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'member-web/server/entry-server.js'), bundle);
  writeFileSync(join(folder, 'admin/index.html'), template);
  return folder;
};
