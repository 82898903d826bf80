import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import { z } from 'zod';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import type { ApiError } from '../../api/api-error.ts';
import { contractResolver } from '../../api/contract-resolver.ts';
import { applyServerErrors } from '../../api/field-message.ts';
import { useForm } from '../../use-form.ts';
import type { RichTextOwner } from '../owner.ts';
import { RichTextInput } from '../RichTextInput.tsx';
import { aPicture, storyMedia } from './story-document.ts';

const schema = z.object({ body: z.string().min(1).max(200_000) });

type Props = RichTextOwner &
  Readonly<{
    value?: string;
    maxLength?: number;
    disabled?: boolean;
    onUploading?: (count: number) => void;
    /** What the server says to the first time it is saved. */
    refusal?: ApiError;
  }>;

let current = '';
/** What the form of the story holds. */
export const written = (): string => current;

/** A form as a lesson has one. */
export const StoryForm = ({
  value = '',
  maxLength = 200_000,
  disabled = false,
  refusal,
  ...owner
}: Props) => {
  const form = useForm<{ body: string }>({
    resolver: contractResolver(schema),
    defaultValues: { body: value },
  });
  const [isSaved, setIsSaved] = useState(false);
  const [refused, setRefused] = useState(refusal);
  const body = form.watch('body');
  useLayoutEffect(() => {
    current = body;
  }, [body]);
  const save = () => {
    if (!refused) return setIsSaved(true);
    applyServerErrors(form, refused);
    setRefused(undefined);
  };
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2, maxWidth: 900 }}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <RichTextInput
        control={form.control}
        name="body"
        label="Nội dung bài học"
        hint="Người học đọc phần này."
        required
        maxLength={maxLength}
        media={storyMedia}
        disabled={disabled}
        {...owner}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained">
          {'Lưu bài học'}
        </Button>
        <Button onClick={() => form.setValue('body', '<p>Bản cũ</p>')}>{'Khôi phục'}</Button>
      </Stack>
      <div>
        {isSaved ? 'Đã lưu' : 'Chưa lưu'} {form.formState.isDirty ? 'Đã đổi' : 'Chưa đổi'}
      </div>
    </Stack>
  );
};

export const keepPicture = fn<NonNullable<RichTextOwner['uploadImage']>>();

export const storyOwner: RichTextOwner = {
  uploadImage: keepPicture,
  pickMedium: async (type: 'IMAGE' | 'VIDEO'): Promise<ShownMedium> =>
    storyMedia.find((medium) => medium.type === type) ?? aPicture('picture-1'),
};

/** From now on pictures arrive at once: `kept-1`, `kept-2`. */
export const keepAtOnce = (): void => {
  let count = 0;
  keepPicture.mockReset();
  keepPicture.mockImplementation(async () => aPicture(`kept-${(count += 1)}`));
};

type Canvas = ReturnType<typeof within>;
type User = Readonly<{ click: (element: Element) => Promise<void> }>;

/** The text, as soon as the editor has come. */
export const textOf = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('textbox', { name: 'Nội dung bài học' }, { timeout: 20_000 });

export const tool = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('button', { name });

export const cursorIsInText = () =>
  waitFor(() => expect(document.activeElement).toHaveAttribute('contenteditable', 'true'));

/** Where Ctrl+End leads; simulated keys can't do it in a text. */
export const cursorToEndOf = async (element: Element): Promise<void> => {
  const selection = getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
  // The editor hears of it as it does of a click.
  await new Promise((heard) =>
    document.addEventListener('selectionchange', () => setTimeout(heard), { once: true }),
  );
};

/** Takes a choice of one of the menus; afterwards the cursor is in the text again. */
export const choose = async (canvas: Canvas, user: User, menu: string, choice: string): Promise<void> => {
  await user.click(tool(canvas, menu));
  const list = await screen.findByRole('menu');
  const items = [...list.querySelectorAll('[role^="menuitem"]')];
  const item = items.find(({ textContent }) => textContent === choice);
  if (!item) throw new Error(`${menu} has no ${choice}`);
  await user.click(item);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await cursorIsInText();
};
