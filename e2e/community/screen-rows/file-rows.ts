import { film, megabyte } from '../../platform/film.ts';
import type { Window } from '../../engine/windows.ts';
import type { Material } from './material.ts';
import type { MemberRow, Reader } from './row.ts';

const newFolder = 'Bài tập tại nhà';
const newName = 'Thực đơn mới';
const filmName = 'Buổi tập cuối tuần.mp4';

const files = ({ page, word }: Window) => page.getByRole('list', { name: word('files.files') });
const menuOf = ({ page, word }: Window, name: string) =>
  page.getByRole('button', { name: word('files.actions', { name }), exact: true });
const button = ({ page, word }: Window, id: string) =>
  page.getByRole('button', { name: word(id), exact: true });
const choose = async ({ window, keyboard }: Reader, name: string, id: string) => {
  const { page, word } = window;
  await keyboard.do(menuOf(window, name));
  await keyboard.reach(page.getByRole('menuitem', { name: word(id), exact: true }), 'ArrowDown');
  await keyboard.press('Enter');
};

const grid = ({ longFile, fileName }: Material): MemberRow => ({
  name: '/dashboard/file-manager',
  path: '/dashboard/file-manager',
  ready: (window) => menuOf(window, fileName),
  targets: (window) => {
    const { page, word } = window;
    return [
      page.locator('label').filter({ has: page.locator('input[type="file"]') }),
      button(window, 'files.folder.new'),
      page.getByRole('search'),
      page.getByRole('combobox'),
      button(window, 'files.view.grid'),
      button(window, 'files.view.list'),
      page.locator('label').filter({ hasText: word('files.unused') }),
      page.getByRole('list', { name: word('files.folders') }).getByRole('listitem'),
      page.getByRole('checkbox', { name: word('files.select', { name: fileName }) }),
      menuOf(window, fileName),
    ];
  },
  act: async (reader) => {
    const { window, keyboard } = reader;
    const { page, word } = window;
    const mark = page.getByRole('checkbox', { name: word('files.select', { name: fileName }) });
    const bar = page.getByRole('toolbar');
    await keyboard.do(mark, 'Space');
    await keyboard.do(button(window, 'files.marked.act'));
    await keyboard.isAt(bar.getByRole('button', { name: word('files.marked.none') }));
    await keyboard.reach(bar.getByRole('button', { name: word('ui.delete') }));
    await keyboard.do(bar.getByRole('button', { name: word('files.marked.none') }));
    await bar.waitFor({ state: 'detached' });
    await keyboard.isAt(mark);

    await choose(reader, longFile, 'files.rename');
    const dialog = page.getByRole('dialog', { name: word('files.rename.title') });
    await keyboard.isAt(dialog.getByRole('textbox'));
    await keyboard.type(newName);
    await keyboard.do(dialog.getByRole('button', { name: word('ui.save') }));
    await dialog.waitFor({ state: 'detached' });
    await keyboard.isAt(menuOf(window, `${newName}.txt`));
  },
});

const asList = ({ fileName }: Material): MemberRow => ({
  name: '/dashboard/file-manager, as a list',
  path: '/dashboard/file-manager?view=list',
  ready: (window) => menuOf(window, fileName),
  targets: (window) => [
    menuOf(window, fileName),
    files(window).getByRole('listitem'),
    button(window, 'files.view.grid'),
  ],
  act: async (reader) => {
    const { window, keyboard } = reader;
    await choose(reader, fileName, 'ui.delete');
    await menuOf(window, fileName).waitFor({ state: 'detached' });
    const undo = window.page.getByRole('alert').getByRole('button', { name: window.word('ui.undo') });
    await keyboard.reach(undo.first());
    await keyboard.press('Enter');
    await menuOf(window, fileName).waitFor();
  },
});

const folder = ({ folderId, folderName }: Material): MemberRow => ({
  name: '/dashboard/file-manager, a folder',
  path: `/dashboard/file-manager?folder=${folderId}`,
  ready: ({ page, word }) => page.getByRole('navigation', { name: word('files.path') }).getByText(folderName),
  targets: (window) => [
    button(window, 'files.folder.new'),
    window.page.locator('label').filter({ has: window.page.locator('input[type="file"]') }),
  ],
  act: async ({ window, keyboard }) => {
    const { page, word } = window;
    await keyboard.do(button(window, 'files.folder.new'));
    const dialog = page.getByRole('dialog', { name: word('files.folder.new') });
    await keyboard.isAt(dialog.getByRole('textbox'));
    await keyboard.type(newFolder);
    await keyboard.do(dialog.getByRole('button', { name: word('files.folder.create') }));
    await dialog.waitFor({ state: 'detached' });
    await keyboard.isAt(button(window, 'files.folder.new'));
    await keyboard.do(page.getByRole('link', { name: newFolder, exact: true }));
    await page
      .getByRole('navigation', { name: word('files.path') })
      .getByText(newFolder)
      .waitFor();
  },
});

const upload = ({ page, word }: Window) =>
  page
    .getByRole('list', { name: word('uploads.queue') })
    .getByRole('listitem')
    .filter({ hasText: filmName });
const cancel = ({ page, word }: Window) =>
  page.getByRole('button', { name: word('uploads.cancel', { name: filmName }) });

const beginUpload = async ({ window, keyboard }: Reader) => {
  const { page } = window;
  if (await upload(window).isVisible()) return;
  // Its parts stay on their way as long as they are looked at.
  await page.route('**/api/media/uploads/**', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  const input = page.locator('main input[type="file"]').first();
  await keyboard.reach(input);
  await keyboard.isAt(input);
  // What opens from here is the browser's own.
  await input.setInputFiles({ name: filmName, mimeType: 'video/mp4', buffer: film(12 * megabyte) });
  await cancel(window).waitFor();
};

const queue = ({ fileName }: Material): MemberRow => ({
  name: '/dashboard/file-manager, the queue',
  path: '/dashboard/file-manager',
  ready: (window) => menuOf(window, fileName),
  open: beginUpload,
  targets: (window) => [cancel(window)],
  kept: upload,
  act: async ({ window, keyboard }) => {
    await keyboard.do(cancel(window));
    await upload(window).waitFor({ state: 'detached' });
    await window.page.unroute('**/api/media/uploads/**');
  },
});

const file = ({ fileId, fileName }: Material): MemberRow => ({
  name: '/file/{id}',
  path: `/file/${fileId}`,
  ready: ({ page }) => page.getByRole('heading', { level: 1, name: fileName }),
  targets: (window) => [
    button(window, 'files.download'),
    window.page.getByRole('button', { name: window.word('files.link') }),
    window.page.getByRole('main').getByRole('link', { name: window.word('files.title') }),
  ],
  act: async ({ window, keyboard }) => {
    const { page, word } = window;
    await keyboard.reach(button(window, 'files.download'));
    const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
    await download.cancel();
    await keyboard.isAt(button(window, 'files.download'));
    await keyboard.do(page.getByRole('main').getByRole('link', { name: word('files.title') }));
    await menuOf(window, fileName).waitFor();
  },
});

export const fileRows = (material: Material): readonly MemberRow[] => [
  grid(material),
  asList(material),
  folder(material),
  queue(material),
  file(material),
];
