import type { Ref } from 'react';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import type { RichTextOwner } from '../owner.ts';

export type RichTextEditorProps = RichTextOwner &
  Readonly<{
    id: string;
    /** What is written here, as it is read aloud. */
    label: string;
    /** HTML as it is stored; another value than the last one that was given out replaces what is written. */
    value: string;
    onChange: (html: string) => void;
    onBlur?: (() => void) | undefined;
    /** Of the HTML, in characters. */
    maxLength: number;
    /** Files that the value shows, with their addresses. */
    media?: readonly ShownMedium[] | undefined;
    /** How many pictures are on their way: a form waits for them, or says that they will be missing. */
    onUploading?: ((count: number) => void) | undefined;
    describedBy?: string | undefined;
    isInvalid?: boolean | undefined;
    required?: boolean | undefined;
    disabled?: boolean | undefined;
    ref?: Ref<Readonly<{ focus: () => void }>> | undefined;
  }>;
