import { expect, screen, waitFor, within } from 'storybook/test';
import { contentOf } from '#core/content/post/post.ts';
import { filledContent } from '#fixtures/content/filled-content.ts';
import { aWorkingCopy } from '#fixtures/content/posts.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { clipboards } from '#fixtures/platform/clipboards.ts';
import { aUser } from '#fixtures/people/users.ts';
import { pasteInto } from '#ui/rich-text/stories/story-clipboard.ts';
import preview from '../../../../.storybook/preview.tsx';
import { client } from '../../app/client.ts';
import { StoryPages } from './story-pages.tsx';

const owner = aUser({ id: 'owner', fullname: 'Trần Quốc Bảo', isPublic: true, createdAt: noon });
const server = { seed: { users: [owner], content: filledContent }, as: owner };
const dark = { language: 'en', theme: 'dark' } as const;

const meta = preview.meta({
  title: 'Features/Content/Editor',
  component: StoryPages,
  parameters: { layout: 'fullscreen', path: '/dashboard/post/a-draft/edit', server },
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
});

const written = (id = 'a-draft') => client.writtenPosts.read({ params: { id } });
const saveElsewhere = async (title: string) => {
  const { copyVersion: version } = await written();
  await client.writtenPosts.keepCopy({ params: { id: 'a-draft' }, body: { title, version } });
};
type Canvas = ReturnType<typeof within>;
type Playing = Readonly<{
  canvas: Canvas;
  userEvent: Readonly<{
    click: (element: Element) => Promise<void>;
    keyboard: (keys: string) => Promise<void>;
  }>;
  step: (name: string, work: () => Promise<void>) => Promise<void> | void;
}>;
const title = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Tiêu đề(?! khi)/ });
const textOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Nội dung' }, { timeout: 20_000 });

const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('post:a-draft'));
/** All that windows keep of the article on this device. */
const keptHere = () =>
  copies()
    .map((key) => localStorage.getItem(key))
    .join('\n');

/** After three seconds of rest, and on the device at once. */
export const KeptWhileTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await title(canvas));
    await userEvent.keyboard('{End}');
    await userEvent.paste(' và an toàn');
    await waitFor(() => expect(keptHere()).toContain('bền vững và an toàn'));
    await waitFor(async () => expect((await written()).copy.title).toBe('Giảm cân bền vững và an toàn'), {
      timeout: 10_000,
    });
    await expect(await canvas.findByText('Đã lưu')).toBeInTheDocument();
    await waitFor(() => expect(keptHere()).toBe(''));
  },
});

/** Two windows closed in the middle of a sentence: both texts are offered, one after the other. */
export const TwoWindowsLeftTheirTexts = meta.story({
  // What is taken stays unsaved here, so that taking the other would write over it.
  parameters: { server: { ...server, answers: { 'PUT /posts/a-draft/working-copy': 'failing' } } },
  beforeEach: () => {
    const { title: name, description, html } = contentOf(draft);
    const fields = { title: name, description, html, tags: 'Giảm cân, Bữa sáng', categoryId: 'a-category' };
    for (const [window, words, at] of [
      ['first', 'cửa sổ thứ nhất', 1],
      ['second', 'cửa sổ thứ hai', 2],
    ] as const)
      localStorage.setItem(
        `post:a-draft:${window}`,
        JSON.stringify({ fields: { ...fields, title: `${name}, ${words}` }, version: 1, at }),
      );
    return () => {
      for (const key of copies()) localStorage.removeItem(key);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lấy lại' }));
    await expect(await title(canvas)).toHaveValue('Giảm cân bền vững, cửa sổ thứ hai');
    await expect(localStorage.getItem('post:a-draft:first')).toContain('cửa sổ thứ nhất');
    await userEvent.click(await canvas.findByRole('button', { name: 'Lấy lại' }));
    await expect(await title(canvas)).toHaveValue('Giảm cân bền vững, cửa sổ thứ nhất');
    await waitFor(() => expect(keptHere()).toContain('cửa sổ thứ nhất'));
    await expect(keptHere()).toContain('cửa sổ thứ hai');
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ bản trên thiết bị' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Lấy lại' })).toBeNull());
    await expect(keptHere()).toContain('cửa sổ thứ nhất');
    await expect(keptHere()).not.toContain('cửa sổ thứ hai');
  },
});

/** What another window types at this moment stays that one's: this one keeps its own text beside it. */
export const AnotherWindowIsOpen = meta.story({
  beforeEach: () => {
    const { title: name, description, html } = contentOf(draft);
    const fields = { title: `${name}, nơi khác`, description, html, tags: '', categoryId: null };
    const key = 'post:a-draft:open-elsewhere';
    localStorage.setItem(key, JSON.stringify({ fields, version: 1, at: 1 }));
    let close = (): void => undefined;
    const over = new Promise<void>((resolve) => {
      close = resolve;
    });
    void navigator.locks.request(key, () => over);
    return () => {
      close();
      for (const each of copies()) localStorage.removeItem(each);
    };
  },
  play: async ({ canvas, userEvent }) => {
    const field = await title(canvas);
    await userEvent.type(field, ', ở đây');
    await waitFor(() => expect(copies()).toHaveLength(2));
    await expect(localStorage.getItem('post:a-draft:open-elsewhere')).toContain('nơi khác');
    await expect(canvas.queryByRole('button', { name: 'Lấy lại' })).toBeNull();
  },
});

export const CategoryChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const categories = await canvas.findByRole('combobox', { name: 'Chuyên mục' });
    await within(categories).findAllByRole('option', { name: 'Dinh dưỡng' });
    await userEvent.selectOptions(categories, 'an-empty-category');
    await waitFor(async () => expect((await written()).copy.categoryId).toBe('an-empty-category'));
  },
});

/** The checklist speaks of what is on the screen, and leads to it. */
export const WhatLacks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bài đã đủ để gửi duyệt.')).toBeInTheDocument();
    const description = canvas.getByRole('textbox', { name: /^Mô tả ngắn/ });
    await userEvent.clear(description);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mô tả ngắn' }));
    await expect(description).toHaveFocus();
    await userEvent.keyboard('Ăn đủ.');
    await expect(await canvas.findByText('Bài đã đủ để gửi duyệt.')).toBeInTheDocument();
  },
});

export const WrongFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tags = await canvas.findByRole('textbox', { name: /^Thẻ/ });
    await userEvent.clear(tags);
    await userEvent.type(tags, 'a');
    await userEvent.tab();
    await expect(await canvas.findByText('Chưa lưu: có ô cần sửa')).toBeInTheDocument();
    await waitFor(() => expect(tags).toBeInvalid());
    await expect(canvas.getByRole('button', { name: 'Gửi duyệt' })).toBeDisabled();
  },
});

/** Both texts are offered, and nothing but one of them is handed in. */
export const WrittenElsewhereMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await title(canvas);
    const send = canvas.getByRole('button', { name: 'Gửi duyệt' });
    await saveElsewhere('Tên từ cửa sổ kia');
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    await userEvent.paste(' của tôi');
    // Before the editor has found out by itself.
    send.click();
    await expect(
      await canvas.findByText(/Chữ vừa viết chưa lưu được nên chưa gửi gì đi/),
    ).toBeInTheDocument();
    await expect((await written()).status).toBe('DRAFT');
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem bản mới nhất' }));
    await expect(await canvas.findByText('Tên từ cửa sổ kia')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu bản của tôi' }));
    await waitFor(async () => expect((await written()).copy.title).toBe('Giảm cân bền vững của tôi'));
  },
});
export const WrittenElsewhereInEnglishAndDark = meta.story({
  globals: dark,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Title/ });
    await saveElsewhere('From the other window');
    await userEvent.type(field, '!');
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await expect(await canvas.findByText(/couldn’t be saved, so nothing was sent/)).toBeInTheDocument();
  },
});

/** Without a line the text stays on the device, and is sent when the line is back. */
export const WithoutALine = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await title(canvas);
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    try {
      await userEvent.type(field, ' hơn{Control>}s{/Control}');
      await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
      await expect(keptHere()).toContain('bền vững hơn');
    } finally {
      globalThis.fetch = fetch;
    }
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect((await written()).copy.title).toBe('Giảm cân bền vững hơn'));
  },
});

const draft = filledContent.posts!.find(({ id }) => id === 'a-draft')!; // one of each state
const leaveOnDevice = (version: number) => () => {
  const { title: name, description, html } = contentOf(draft);
  const fields = {
    title: `${name}, viết dở`,
    description,
    html,
    tags: 'Giảm cân, Bữa sáng',
    categoryId: 'a-category',
  };
  localStorage.setItem('post:a-draft', JSON.stringify({ fields, version }));
};

/** What a closed browser left behind. */
export const FoundOnTheDevice = meta.story({
  beforeEach: leaveOnDevice(1),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'So với bản đã lưu' }));
    await waitFor(() => expect(canvasElement.querySelector('ins')).toHaveTextContent('viết dở'));
    await userEvent.click(canvas.getByRole('button', { name: 'Lấy lại' }));
    await expect(await title(canvas)).toHaveValue('Giảm cân bền vững, viết dở');
    await waitFor(async () => expect((await written()).copy.title).toBe('Giảm cân bền vững, viết dở'), {
      timeout: 10_000,
    });
  },
});
export const FoundOnTheDeviceAndDropped = meta.story({
  globals: dark,
  beforeEach: leaveOnDevice(0),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/written on elsewhere since then/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }));
    await expect(localStorage.getItem('post:a-draft')).toBeNull();
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue('Giảm cân bền vững');
  },
});

/** What the server has already is not offered once more. */
export const NothingLeftOnTheDevice = meta.story({
  beforeEach: () => {
    const { title: name, description, html } = contentOf(draft);
    const fields = { title: name, description, html, tags: 'Giảm cân, Bữa sáng', categoryId: 'a-category' };
    localStorage.setItem('post:a-draft', JSON.stringify({ fields, version: 1 }));
  },
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toHaveValue('Giảm cân bền vững');
    await expect(canvas.queryByRole('button', { name: 'Lấy lại' })).toBeNull();
    await waitFor(() => expect(localStorage.getItem('post:a-draft')).toBeNull());
  },
});

/** Of a published article readers see what they saw until staff have decided. */
export const ChangeProposed = meta.story({
  parameters: { path: '/dashboard/post/an-article/edit' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await title(canvas), ' và an toàn');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi thay đổi để duyệt' }));
    await expect(
      await screen.findByText('Đã gửi. Bạn sẽ nhận thông báo khi có kết quả.'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('Thay đổi chờ duyệt')).toBeInTheDocument();
    const { content, change } = await written('an-article');
    await expect([content.title, change]).toEqual(['Giảm cân bền vững', 'WAITING']);
    await userEvent.click(canvas.getByRole('button', { name: 'Rút lại để sửa' }));
    await waitFor(() => expect(canvas.queryByText('Thay đổi chờ duyệt')).toBeNull());
  },
});
const [published] = filledContent.posts ?? [];
const returned = {
  ...filledContent,
  workingCopies: [
    aWorkingCopy(published!, {
      content: { ...contentOf(published!), title: 'Giảm cân thật nhanh' },
      change: 'RETURNED',
      reason: 'Tên cũ nói rõ hơn.',
    }),
  ],
}; // there is a first one
export const ChangeReturned = meta.story({
  parameters: {
    path: '/dashboard/post/an-article/edit',
    server: { ...server, seed: { users: [owner], content: returned } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tên cũ nói rõ hơn\./)).toBeInTheDocument();
    await expect(canvas.getByText('Thay đổi cần sửa')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Gửi thay đổi để duyệt' })).toBeEnabled();
  },
});

export const Loading = meta.story({
  parameters: { server: { ...server, answers: { 'GET /posts/a-draft/working-copy': 'waiting' } } },
});
export const Failing = meta.story({
  parameters: { server: { ...server, answers: { 'GET /posts/a-draft/working-copy': 'failing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeInTheDocument();
  },
});
export const InEnglishAndDark = meta.story({
  globals: dark,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: 'Text' }, { timeout: 20_000 }),
    ).toBeInTheDocument();
  },
});

const offices = clipboards.filter(({ program }) => /Word|Docs/.test(program));

/** What offices put on the clipboard, as it is kept on the server. */
const keepCopies =
  (from: number, to: number) =>
  async ({ canvas, userEvent, step }: Playing): Promise<void> => {
    const text = await textOf(canvas);
    await expect(offices).toHaveLength(12);
    for (const { program, html, rtf, stored, remote = 0 } of offices.slice(from, to))
      await step(program, async () => {
        await userEvent.click(text);
        await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
        pasteInto(text, { html, ...(rtf !== undefined && { rtf }) });
        const said = () =>
          canvas
            .getAllByRole('status')
            .map((line: HTMLElement) => line.textContent)
            .join(' ');
        if (remote > 0) await waitFor(() => expect(said()).toContain(`${remote} ảnh nằm ở trang khác`));
        const kept = async () =>
          (await written()).copy.html.replace(/data-medium="[^"]+"/g, 'data-medium="kept-1"');
        await waitFor(async () => expect(await kept()).toBe(stored), { timeout: 20_000, interval: 500 });
      });
    const { copy } = await written();
    await expect(copy.html).not.toMatch(/style=|class=|https?:[^"]*\.(png|jpe?g)/);
  };
/** The same twelve copies as in every other text: nothing of an office is left in what is kept. */
export const CopiedOutOfOffices = meta.story({ play: keepCopies(0, 4) });
export const CopiedOutOfOfficesFurther = meta.story({ play: keepCopies(4, 8) });
export const CopiedOutOfOfficesLast = meta.story({ play: keepCopies(8, 12) });
