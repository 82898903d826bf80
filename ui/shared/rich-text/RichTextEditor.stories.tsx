import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';

import { z } from 'zod';
import preview from '../../../.storybook/preview.tsx';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';

import { contractResolver } from '../api/contract-resolver.ts';
import { useForm } from '../use-form.ts';
import type { RichTextOwner } from './owner.ts';
import { RichTextInput } from './RichTextInput.tsx';
import { aPicture, storyMedia, wholeDocument } from './story-document.ts';

const schema = z.object({ body: z.string().min(1).max(200_000) });

type Props = RichTextOwner &
  Readonly<{
    value?: string;
    maxLength?: number;
    disabled?: boolean;
    onSave?: (html: string) => void;
    onUploading?: (count: number) => void;
  }>;

/** A form as a lesson has one. */
const Form = ({ value = '', maxLength = 200_000, disabled = false, onSave, ...owner }: Props) => {
  const form = useForm<{ body: string }>({
    resolver: contractResolver(schema),
    defaultValues: { body: value },
  });
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2, maxWidth: 900 }}
      onSubmit={(event) => void form.handleSubmit(({ body }) => onSave?.(body))(event)}
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
        <Button onClick={() => form.reset({ body: '<p>Bản cũ</p>' })}>{'Khôi phục'}</Button>
        <Button onClick={() => setIsDirty(form.formState.isDirty)}>{isDirty ? 'Đã đổi' : 'Chưa đổi'}</Button>
      </Stack>
    </Stack>
  );
};

const owner = {
  uploadImage: async () => aPicture('picture-new'),
  pickMedium: async (type: 'IMAGE' | 'VIDEO'): Promise<ShownMedium> =>
    storyMedia.find((medium) => medium.type === type) ?? aPicture('picture-1'),
} satisfies RichTextOwner;

const meta = preview.meta({ title: 'Rich text/Editor', component: Form, args: owner });

export const Empty = meta.story({});
export const EmptyInDark = meta.story({ globals: { theme: 'dark', language: 'en' } });
export const Written = meta.story({ args: { value: wholeDocument } });
export const WrittenInDark = meta.story({
  args: { value: wholeDocument },
  globals: { theme: 'dark', language: 'en' },
});
export const Locked = meta.story({ args: { value: wholeDocument, disabled: true } });
