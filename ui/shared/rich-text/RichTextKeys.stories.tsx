import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { choose, cursorIsInText, keepAtOnce, StoryForm, storyOwner, textOf, tool, written } from './stories/story-form.tsx'; // prettier-ignore
import { shortcuts } from './toolbar/shortcuts.ts';

const meta = preview.meta({
  title: 'Rich text/Keys',
  component: StoryForm,
  args: storyOwner,
  beforeEach: keepAtOnce,
});

export const ToolsByKeyboard = meta.story({
  args: { value: '<p>Đậm</p>' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.keyboard('{Control>}a{/Control}{Alt>}{F10}{/Alt}');
    await expect(tool(canvas, 'Hoàn tác')).toHaveFocus();
    // One stop for Tab; the arrows reach the rest, and go round.
    await expect(canvas.getByRole('toolbar').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tool(canvas, 'Phím tắt')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(tool(canvas, 'Đậm')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(written()).toBe('<p><strong>Đậm</strong></p>'));
    await waitFor(() => expect(tool(canvas, 'Đậm')).toHaveAttribute('aria-pressed', 'true'));
  },
});

export const MenuLeftWithoutChoice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.click(tool(canvas, 'Kiểu đoạn'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tool(canvas, 'Kiểu đoạn')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await cursorIsInText();
  },
});

export const Shortcuts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.keyboard('{Control>}/{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Phím tắt' }));
    await waitFor(() => expect(dialog.getByText('Tới công cụ soạn thảo')).toBeVisible());
    await expect(dialog.getByText('Ctrl+Shift+8')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await cursorIsInText();
    await expect(tool(canvas, 'Đậm')).toHaveAttribute('title', 'Đậm (Ctrl+B)');
    await userEvent.click(tool(canvas, 'Phím tắt'));
    await screen.findByRole('dialog', { name: 'Phím tắt' });
  },
});
export const ShortcutsInDark = meta.story({
  globals: { theme: 'dark', language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await textOf(canvas);
    await userEvent.click(tool(canvas, 'Keyboard shortcuts'));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  },
});

/** What each of the listed keys makes of a paragraph that is selected. */
const made: Readonly<Partial<Record<(typeof shortcuts)[number]['keys'], string>>> = {
  'Mod+Alt+2': '<h2>Vai</h2>',
  'Mod+Alt+3': '<h3>Vai</h3>',
  'Mod+Alt+4': '<h4>Vai</h4>',
  'Mod+B': '<p><strong>Vai</strong></p>',
  'Mod+I': '<p><em>Vai</em></p>',
  'Mod+U': '<p><u>Vai</u></p>',
  'Mod+Shift+S': '<p><s>Vai</s></p>',
  'Mod+Shift+H': '<p><mark>Vai</mark></p>',
  'Mod+,': '<p><sub>Vai</sub></p>',
  'Mod+.': '<p><sup>Vai</sup></p>',
  'Mod+E': '<p><code>Vai</code></p>',
  'Mod+Shift+8': '<ul><li><p>Vai</p></li></ul>',
  'Mod+Shift+7': '<ol><li><p>Vai</p></li></ol>',
  'Mod+Shift+B': '<blockquote><p>Vai</p></blockquote>',
  'Mod+Alt+C': '<pre><code>Vai</code></pre>',
};

const names: Readonly<Record<string, string>> = { Mod: 'Control' };
const typed = (keys: string): string => {
  const held = keys.split('+');
  const key = held.pop() ?? '';
  const down = held.map((name) => `{${names[name] ?? name}>}`).join('');
  const up = held.map((name) => `{/${names[name] ?? name}}`).join('');
  // With Shift the sign is another one, while the key is the same.
  const code = /^\d$/.test(key) ? `[Digit${key}]` : /^[A-Z]$/.test(key) ? `[Key${key}]` : key;
  return `${down}${code}${up}`;
};

export const ListedKeysDoWhatTheySay = meta.story({
  args: { value: '<p>Vai</p>' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await textOf(canvas));
    for (const [keys, html] of Object.entries(made))
      await step(keys, async () => {
        await userEvent.keyboard('{Control>}a{/Control}');
        await userEvent.keyboard(typed(keys));
        await waitFor(() => expect(written()).toBe(html));
        await userEvent.keyboard(typed('Mod+Z'));
        await waitFor(() => expect(written()).toBe('<p>Vai</p>'));
      });
    await userEvent.keyboard(typed('Mod+Shift+Z'));
    await waitFor(() => expect(written()).toBe(made['Mod+Alt+C']));
    await userEvent.keyboard(typed('Mod+Alt+0'));
    await waitFor(() => expect(written()).toBe('<p>Vai</p>'));
    const others = ['Mod+Z', 'Mod+Shift+Z', 'Mod+Alt+0', 'Tab', 'Shift+Tab', 'Mod+K', 'Shift+Enter', 'Alt+F10', 'Esc', 'Mod+/']; // prettier-ignore
    await expect([...Object.keys(made), ...others].toSorted()).toEqual(
      shortcuts.map(({ keys }) => keys).toSorted(),
    );
  },
});

export const ListByTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas));
    await userEvent.keyboard('1. Vai{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('Trước{Shift>}{Enter}{/Shift}sau{Enter}');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('Cổ');
    await waitFor(() =>
      expect(written()).toBe(
        '<ol><li><p>Vai</p><ol><li><p>Trước<br>sau</p></li></ol></li><li><p>Cổ</p></li></ol>',
      ),
    );
    // Outside of a list the key leads on: it holds nobody in the text.
    await userEvent.keyboard('{Enter}{Enter}Hết');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lưu bài học' })).toHaveFocus();
  },
});

/** From cell to cell, and out of the last one. */
export const TableByTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await textOf(canvas));
    await choose(canvas, userEvent, 'Bảng', 'Chèn bảng');
    for (let cell = 1; cell < 9; cell += 1) {
      await userEvent.keyboard(String(cell));
      await userEvent.tab();
    }
    await userEvent.keyboard('9');
    await waitFor(() => expect(written()).toContain('<td><p>8</p></td><td><p>9</p></td></tr></tbody>'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lưu bài học' })).toHaveFocus();
  },
});
