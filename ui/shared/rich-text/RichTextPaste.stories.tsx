import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { readRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { writeHtml } from '#core/platform/rich-text/write-html.ts';
import { clipboards } from '#fixtures/platform/clipboards.ts';
import { hostileHtml } from '#fixtures/platform/hostile-html.ts';
import { ApiError } from '../api/api-error.ts';
import { dropOnto, pasteInto } from './stories/story-clipboard.ts';
import { aPicture } from './stories/story-document.ts';
import { choose, cursorToEndOf, keepAtOnce, keepPicture, StoryForm, storyOwner, textOf, tool, written } from './stories/story-form.tsx'; // prettier-ignore

const meta = preview.meta({
  title: 'Rich text/Pictures and paste',
  component: StoryForm,
  args: storyOwner,
  beforeEach: keepAtOnce,
});

const dark = { theme: 'dark', language: 'en' } as const;

const png = (name = 'anh.png') => new File([Uint8Array.of(137, 80, 78, 71)], name, { type: 'image/png' });
const figure = (medium: string, alt = '') => `<figure><img data-medium="${medium}" alt="${alt}"></figure>`;

/** The next picture is on its way as long as the story wants. */
const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<ShownMedium>();
  keepPicture.mockImplementationOnce(() => promise);
  const tooLarge = new ApiError({ code: 'media.too_large', status: 413, detail: 'Ảnh này nặng hơn 10 MB.' });
  return { arrive: () => resolve(aPicture('late')), fail: () => reject(tooLarge) };
};

export const PictureWithDescription = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.click(tool(canvas, 'Ảnh'));
    const description = await canvas.findByRole('textbox', { name: /Mô tả ảnh/ });
    await expect(description).toHaveAccessibleDescription('Ảnh này chưa có mô tả.');
    await userEvent.type(description, 'Tư thế đứng{Enter}');
    // The form around it was not sent.
    await expect(canvas.getByText(/Chưa lưu/)).toBeVisible();
    await waitFor(() => expect(written()).toBe(figure('picture-1', 'Tư thế đứng')));
    const caption = document.querySelector('figcaption [data-node-view-content-react]');
    if (!caption) throw new Error('There is no caption');
    await userEvent.click(caption);
    await userEvent.keyboard('Đứng thẳng{Enter}Đoạn sau');
    await waitFor(() =>
      expect(written()).toBe(
        '<figure><img data-medium="picture-1" alt="Tư thế đứng"><figcaption>Đứng thẳng</figcaption></figure><p>Đoạn sau</p>',
      ),
    );
    await userEvent.click(tool(canvas, 'Xoá ảnh'));
    await waitFor(() => expect(written()).toBe('<p>Đoạn sau</p>'));
    await userEvent.click(tool(canvas, 'Hoàn tác'));
    await waitFor(() => expect(written()).toContain('<figure>'));
  },
});

/** What is put in while the cursor is in a caption comes after the picture; nothing is made of its caption. */
export const NothingReplacesAPicture = meta.story({
  args: { value: figure('picture-1', 'x') },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    const caption = text.querySelector('figcaption [data-node-view-content-react]');
    if (!caption) throw new Error('There is no caption');
    await userEvent.click(caption);
    await userEvent.keyboard(
      '{Control>}{Alt>}[Digit2]{/Alt}{/Control}{Control>}{Alt>}[KeyC]{/Alt}{/Control}',
    );
    pasteInto(text, { files: [png()] });
    await waitFor(() => expect(written()).toBe(figure('picture-1', 'x') + figure('kept-1')));
    await userEvent.click(caption);
    await choose(canvas, userEvent, 'Chèn thêm', 'Đường kẻ ngang');
    await userEvent.click(caption);
    await choose(canvas, userEvent, 'Chèn thêm', 'Khối mã');
    await userEvent.keyboard('x');
    const after = '<pre><code>x</code></pre><hr>';
    await waitFor(() => expect(written()).toBe(figure('picture-1', 'x') + after + figure('kept-1')));
  },
});

const onUploading = fn();
export const PictureOnItsWay = meta.story({
  args: { onUploading },
  play: async ({ canvas, userEvent }) => {
    const { arrive } = held();
    const text = await textOf(canvas);
    await userEvent.click(text);
    pasteInto(text, { files: [png()] });
    await canvas.findByText('Đang tải ảnh lên…');
    await expect(onUploading).toHaveBeenLastCalledWith(1);
    // The text has it when the server has.
    await expect(written()).toBe('');
    await userEvent.click(tool(canvas, 'Xoá ảnh'));
    arrive();
    await waitFor(() => expect(onUploading).toHaveBeenLastCalledWith(0));
    await userEvent.click(tool(canvas, 'Hoàn tác'));
    await waitFor(() => expect(written()).toBe(figure('late')));
  },
});

export const PictureThatFailed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { fail } = held();
    const text = await textOf(canvas);
    await userEvent.click(text);
    dropOnto(text, { files: [png(), png('hai.png')] });
    fail();
    await canvas.findByText(/Ảnh này nặng hơn 10 MB\./);
    await waitFor(() => expect(written()).toBe(figure('kept-1')));
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(written()).toBe(figure('kept-2') + figure('kept-1')));
  },
});
export const PictureThatFailedInDark = meta.story({
  globals: dark,
  play: async ({ canvas }) => {
    const { fail } = held();
    pasteInto(await textOf(canvas), { files: [png()] });
    fail();
    await canvas.findByRole('button', { name: 'Try again' });
  },
});

/** What offices put on the clipboard, and what is left of it. */
export const CopiedElsewhere = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const text = await textOf(canvas);
    await expect(clipboards.filter(({ program }) => /Word|Docs/.test(program))).toHaveLength(12);
    keepPicture.mockImplementation(async () => aPicture('kept-1'));
    for (const { program, html, rtf, stored, pictures = [], ...left } of clipboards) {
      const { remote = 0, unreadable = 0, other = 0, hasStyle = false } = left;
      await step(program, async () => {
        await userEvent.click(text);
        await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
        await waitFor(() => expect(written()).toBe(''));
        keepPicture.mockClear();
        pasteInto(text, { html, ...(rtf !== undefined && { rtf }) });
        await waitFor(() => expect(written()).toBe(stored));
        await expect(keepPicture.mock.calls.map(([file]) => file.size)).toEqual(pictures);
        const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
        await expect(said.join(' ').includes(`${remote} ảnh nằm ở trang khác`)).toBe(remote > 0);
        await expect(said.join(' ').includes(`Không đọc được ${unreadable} ảnh`)).toBe(unreadable > 0);
        await expect(said.join(' ').includes(`${other} phần như video`)).toBe(other > 0);
        await expect(said.join(' ').includes('Màu chữ và căn lề không được giữ lại')).toBe(hasStyle);
      });
    }
    const strange = '[class*="Mso"], [style*="mso"], [style*="font-family"], img[src^="http"]';
    await expect(document.querySelector(`.ProseMirror :is(${strange})`)).toBeNull();
  },
});

export const PicturesOfOtherSites = meta.story({
  globals: dark,
  play: async ({ canvas, userEvent }) => {
    const pictures = [
      'src="https://example.com/a.png"',
      'src="//example.com/b.png"',
      'data-medium="another"',
    ];
    pasteInto(await textOf(canvas), {
      html: `<p>One</p>${pictures.map((attributes) => `<img ${attributes}>`).join('')}`,
    });
    await canvas.findByText(/2 pictures lie on another site and were not pasted/);
    await expect(canvas.getByText(/1 picture of what you pasted couldn’t be read/)).toBeVisible();
    await waitFor(() => expect(written()).toBe('<p>One</p>'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText(/pictures lie/)).toBeNull();
  },
});

export const WhatCannotBeKept = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    const sign = '<svg viewBox="0 0 24 24"></svg>';
    pasteInto(text, {
      html: `<p style="text-align:center">Một${sign}</p><video src="https://example.com/a.mp4"></video><audio controls></audio><iframe src="https://example.com/map"></iframe><iframe src="https://player.vimeo.com/video/76979871"></iframe>`,
    });
    await canvas.findByText(/3 phần như video, âm thanh, khung nhúng/);
    await expect(canvas.getByText(/Màu chữ và căn lề không được giữ lại/)).toBeVisible();
    await waitFor(() =>
      expect(written()).toBe('<p>Một</p><div data-embed="vimeo" data-id="76979871"></div>'),
    );
    // Of the next paste there is nothing to say.
    await userEvent.click(text);
    await cursorToEndOf(text);
    pasteInto(text, { html: '<p>Hai</p>' });
    await waitFor(() => expect(canvas.queryByText(/phần như video/)).toBeNull());
  },
});

/** Paragraphs stay paragraphs; nothing in it is taken for mark-up. */
export const PlainText = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    pasteInto(text, { text: 'Khởi động\r\nMười phút <b>nhẹ</b>\n\nThả lỏng & nghỉ' });
    await waitFor(() =>
      expect(written()).toBe(
        '<p>Khởi động</p><p>Mười phút &lt;b&gt;nhẹ&lt;/b&gt;</p><p>Thả lỏng &amp; nghỉ</p>',
      ),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const WithoutPictures = meta.story({
  args: { uploadImage: undefined, pickMedium: undefined },
  play: async ({ canvas }) => {
    const text = await textOf(canvas);
    await expect(canvas.queryByRole('button', { name: 'Ảnh' })).toBeNull();
    pasteInto(text, { files: [png()] });
    await canvas.findByText(/Ở đây không thêm được ảnh nên 1 ảnh không được dán vào/);
    await expect(written()).toBe('');
  },
});

export const MorePicturesThanThereIsRoomFor = meta.story({
  args: { value: figure('picture-1', 'x').repeat(99) },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    dropOnto(text, { files: [png(), png(), png()] });
    await canvas.findByText(/nhiều nhất 100 ảnh và video, nên 2 ảnh không được thêm/);
    await waitFor(() => expect(written().split('<img')).toHaveLength(101));
    // In another text there is room again.
    await userEvent.click(canvas.getByRole('button', { name: 'Khôi phục' }));
    await waitFor(() => expect(text).toHaveTextContent('Bản cũ'));
    dropOnto(text, { files: [png()] });
    await waitFor(() => expect(written()).toContain(figure('kept-2')));
    await expect(canvas.queryByText(/nhiều nhất 100/)).toBeNull();
  },
});

export const HostileClipboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ran = fn();
    Object.assign(window, { __ran: ran });
    const text = await textOf(canvas);
    await userEvent.click(text);
    for (let at = 0; at < hostileHtml.length; at += 40)
      pasteInto(text, { html: `<p>x</p>${hostileHtml.slice(at, at + 40).join('<p>x</p>')}` });
    await expect(writeHtml(readRichText(written()))).toBe(written());
    const strange = 'script, style, svg:not(.MuiSvgIcon-root), iframe, form, [onclick], [onerror], [onload]';
    await expect(document.querySelector(`.ProseMirror :is(${strange})`)).toBeNull();
    await expect(ran).not.toHaveBeenCalled();
  },
});
