import fc from 'fast-check';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { readRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { writeHtml } from '#core/platform/rich-text/write-html.ts';
import { anyHtml } from '#fixtures/platform/hostile-html.ts';
import { ApiError } from '../api/api-error.ts';
import RichTextEditor from './RichTextEditor.tsx';
import { pasteInto } from './stories/story-clipboard.ts';
import { wholeDocument } from './stories/story-document.ts';
import { createRoundTrip } from './stories/story-editor.ts';
import { choose, cursorIsInText, cursorToEndOf, keepAtOnce, StoryForm, storyOwner, textOf, tool, written } from './stories/story-form.tsx'; // prettier-ignore

const meta = preview.meta({
  title: 'Rich text/Editor',
  component: StoryForm,
  args: storyOwner,
  beforeEach: keepAtOnce,
});

const dark = { theme: 'dark', language: 'en' } as const;

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const text = await textOf(canvas);
    await expect(text).toHaveAccessibleDescription(/Người học đọc phần này\. Nhấn Alt \+ F10/);
    await expect(canvas.getByText('0 từ')).toBeVisible();
  },
});
export const EmptyInDark = meta.story({
  globals: dark,
  play: async ({ canvas }) => void (await textOf(canvas)),
});
export const Written = meta.story({
  args: { value: wholeDocument },
  play: async ({ canvas }) => {
    await textOf(canvas);
    await expect(canvas.getByText('271 từ')).toBeVisible();
    // Opening it changes nothing.
    await expect(canvas.getByText(/Chưa đổi/)).toBeVisible();
  },
});
export const WrittenInDark = meta.story({
  args: { value: wholeDocument },
  globals: dark,
  play: async ({ canvas }) => void (await textOf(canvas)),
});
export const Locked = meta.story({
  args: { value: wholeDocument, disabled: true },
  play: async ({ canvas }) => {
    await expect(await textOf(canvas)).toHaveAttribute('contenteditable', 'false');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
});

export const Required = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bài học' }));
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveAccessibleDescription(/Vui lòng điền mục này/);
  },
});
export const RequiredInDark = meta.story({
  globals: dark,
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bài học' }));
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
  },
});

const refusal = new ApiError({
  code: 'input.invalid',
  status: 400,
  fields: [{ path: 'body.body', code: 'rich_text.too_many_pictures', params: { count: 100 } }],
});

/** The reason is under the text, the cursor in it, and every word where it was. */
export const RefusedBySaving = meta.story({
  args: { refusal },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.keyboard('Bài tập buổi sáng');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bài học' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription(/có hơn 100 ảnh và video/));
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveTextContent('Bài tập buổi sáng');
    await userEvent.keyboard(' nhẹ');
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'false'));
    await expect(written()).toBe('<p>Bài tập buổi sáng nhẹ</p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bài học' }));
    await canvas.findByText(/Đã lưu Đã đổi/);
  },
});

export const TypedAndSaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.keyboard('## Khởi động{Enter}Thở **đều** nhé{Enter}- Vai{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('Mười vòng');
    await waitFor(() =>
      expect(written()).toBe(
        '<h2>Khởi động</h2><p>Thở <strong>đều</strong> nhé</p><ul><li><p>Vai</p><ul><li><p>Mười vòng</p></li></ul></li></ul>',
      ),
    );
    await expect(canvas.getByText('8 từ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bài học' }));
    await canvas.findByText(/Đã lưu Đã đổi/);
  },
});

export const ReplacedFromOutside = meta.story({
  args: { value: '<p>Bản mới</p>' },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Khôi phục' }));
    await waitFor(() => expect(text).toHaveTextContent('Bản cũ'));
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}a{/Control}{ArrowRight} hơn');
    await waitFor(() => expect(written()).toBe('<p>Bản cũ hơn</p>'));
  },
});

/** A busy browser gives back what was typed only when more has been typed. */
const LateOwner = () => {
  const [value, setValue] = useState('');
  return (
    <>
      <RichTextEditor
        id="late"
        label="Nội dung bài học"
        value={value}
        maxLength={1000}
        onChange={(html) => setTimeout(() => setValue(html), 300)}
      />
      <output>{value}</output>
    </>
  );
};
export const OwnerThatIsLate = meta.story({
  render: () => <LateOwner />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    for (const words of ['Bài tập', ' buổi sáng', ' nhẹ', ' nhàng']) {
      await userEvent.keyboard(words);
      await new Promise((passed) => setTimeout(passed, 150));
    }
    const whole = 'Bài tập buổi sáng nhẹ nhàng';
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent(`<p>${whole}</p>`));
    await expect(text).toHaveTextContent(whole);
  },
});

export const EveryBlock = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await choose(canvas, userEvent, 'Kiểu đoạn', 'Tiêu đề vừa');
    await userEvent.keyboard('Bài một{Enter}');
    await choose(canvas, userEvent, 'Hộp ghi chú', 'Lưu ý y tế');
    await userEvent.keyboard('Hỏi bác sĩ{Enter}{Enter}');
    await choose(canvas, userEvent, 'Chèn thêm', 'Mục thu gọn');
    await userEvent.keyboard('Vì sao?{Enter}Vì thế');
    const before =
      '<h3>Bài một</h3><aside data-kind="medical"><p>Hỏi bác sĩ</p></aside><details><summary>Vì sao?</summary><p>Vì thế</p></details>';
    await waitFor(() => expect(written()).toBe(before));
    await cursorToEndOf(text);
    await choose(canvas, userEvent, 'Bảng', 'Chèn bảng');
    await userEvent.keyboard('Tuần');
    await choose(canvas, userEvent, 'Bảng', 'Xoá cột');
    await choose(canvas, userEvent, 'Bảng', 'Xoá hàng');
    const row = '<tr><td><p></p></td><td><p></p></td></tr>';
    await waitFor(() => expect(written()).toBe(`${before}<table><tbody>${row}${row}</tbody></table>`));
    await choose(canvas, userEvent, 'Bảng', 'Xoá bảng');
    await choose(canvas, userEvent, 'Danh sách', 'Đánh số');
    await userEvent.keyboard('Một{Enter}{Enter}');
    await choose(canvas, userEvent, 'Kiểu chữ khác', 'Tô sáng');
    await userEvent.keyboard('sáng');
    await waitFor(() =>
      expect(written()).toBe(`${before}<ol><li><p>Một</p></li></ol><p><mark>sáng</mark></p>`),
    );
  },
});

export const LinkOfWords = meta.story({
  args: { value: '<p>Đọc thêm</p>' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog'));
    const address = dialog.getByRole('textbox', { name: /Địa chỉ/ });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu liên kết' }));
    await expect(address).toHaveAccessibleDescription(/cần bắt đầu bằng https/);
    await userEvent.clear(address);
    await userEvent.type(address, 'vnexpress.net/suc-khoe{Enter}');
    const linked = '<p><a href="https://vnexpress.net/suc-khoe">Đọc thêm</a></p>';
    await waitFor(() => expect(written()).toBe(linked));
    // The form around it was not sent.
    await expect(canvas.getByText(/Chưa lưu/)).toBeVisible();
    await cursorIsInText();
    await userEvent.click(tool(canvas, 'Liên kết'));
    await userEvent.click(await screen.findByRole('button', { name: 'Bỏ liên kết' }));
    await waitFor(() => expect(written()).toBe('<p>Đọc thêm</p>'));
  },
});

/** Typed, pasted among words, and pasted onto words. */
export const LinksByThemselves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.keyboard('Xem https://example.com/an, nhé ');
    const typed = '<a href="https://example.com/an">https://example.com/an</a>';
    await waitFor(() => expect(written()).toBe(`<p>Xem ${typed}, nhé</p>`));
    pasteInto(text, { text: 'rồi (https://example.com/ngu) và javascript:alert(1)' });
    const pasted = '<a href="https://example.com/ngu">https://example.com/ngu</a>';
    await waitFor(() =>
      expect(written()).toBe(`<p>Xem ${typed}, nhé rồi (${pasted}) và javascript:alert(1)</p>`),
    );
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}Ngủ đủ{Control>}a{/Control}');
    pasteInto(text, { text: ' https://example.com/ngu ' });
    await waitFor(() => expect(written()).toBe('<p><a href="https://example.com/ngu">Ngủ đủ</a></p>'));
  },
});

export const LinkInDark = meta.story({
  globals: dark,
  play: async ({ canvas, userEvent }) => {
    await textOf(canvas);
    await userEvent.click(tool(canvas, 'Link'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Address/ }), '/challenge');
    await userEvent.click(dialog.getByRole('button', { name: 'Save link' }));
    await expect(dialog.getByText('Enter the words that the link shows.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Words shown/ }), 'Challenges{Enter}');
    await waitFor(() => expect(written()).toBe('<p><a href="/challenge">Challenges</a></p>'));
  },
});

export const FilmElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.click(tool(canvas, 'Chèn thêm'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /YouTube hoặc Vimeo/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const address = dialog.getByRole('textbox', { name: /Địa chỉ video/ });
    await userEvent.type(address, 'https://example.com/film{Enter}');
    await expect(address).toHaveAccessibleDescription(/không phải của một video/);
    await userEvent.clear(address);
    await userEvent.type(address, 'https://youtu.be/dQw4w9WgXcQ{Enter}');
    const card = '<div data-embed="youtube" data-id="dQw4w9WgXcQ"></div>';
    await waitFor(() => expect(written()).toBe(card));
    // Pasted alone in its line, an address is a card by itself.
    await cursorIsInText();
    await cursorToEndOf(text);
    pasteInto(text, { text: 'https://vimeo.com/76979871' });
    const second = '<div data-embed="vimeo" data-id="76979871"></div>';
    await waitFor(() => expect(written()).toBe(card + second));
    await expect(document.querySelector('.ProseMirror iframe')).toBeNull();
  },
});

export const TooLong = meta.story({
  args: { value: `<p>${'Bài dài. '.repeat(10)}</p>`, maxLength: 90 },
  play: async ({ canvas }) => {
    await textOf(canvas);
    await canvas.findByText(/Nội dung dài hơn 90 ký tự/);
  },
});
export const NearlyFull = meta.story({
  args: { value: `<p>${'Bài dài. '.repeat(10)}</p>`, maxLength: 100 },
  globals: dark,
  play: async ({ canvas }) => {
    await textOf(canvas);
    await canvas.findByText(/of 100 characters used\./);
  },
});

const listsWithinLists = '<ul><li><p>x</p>'.repeat(6) + '</li></ul>'.repeat(6);
export const TooDeep = meta.story({
  args: { value: listsWithinLists },
  play: async ({ canvas, userEvent }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await canvas.findByText(/lồng nhau quá 12 lớp/);
    const deepest = [...text.querySelectorAll('li p')].at(-1);
    if (!deepest) throw new Error('There is no list');
    await cursorToEndOf(deepest);
    await choose(canvas, userEvent, 'Danh sách', 'Lùi ra một cấp');
    await waitFor(() => expect(canvas.queryByText(/lồng nhau quá 12 lớp/)).toBeNull());
  },
});

/** What the server keeps, the editor gives back to the letter: opening a text is no change. */
export const GivesBackWhatIsStored = meta.story({
  play: async ({ canvas }) => {
    await textOf(canvas);
    const roundTrip = createRoundTrip();
    fc.assert(
      fc.property(anyHtml, (html) => {
        const stored = writeHtml(readRichText(html));
        const given = roundTrip(stored);
        if (given !== stored) throw new Error(`${stored}\nbecame\n${given}`);
      }),
      { numRuns: 300 },
    );
  },
});
