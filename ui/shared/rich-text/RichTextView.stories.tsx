import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { hostileHtml } from '#fixtures/platform/hostile-html.ts';
import { readRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { writeHtml } from '#core/platform/rich-text/write-html.ts';
import { RichTextView } from './RichTextView.tsx';
import { blocksOfStory, storyMedia, wholeDocument } from './story-document.ts';
import { purify } from './view/purify.ts';

const meta = preview.meta({
  title: 'Rich text/View',
  component: RichTextView,
  args: { html: wholeDocument, media: storyMedia },
});

export const Whole = meta.story({});
export const WholeInDark = meta.story({ globals: { theme: 'dark', language: 'en' } });

const block = (name: string) => meta.story({ args: { html: blocksOfStory[name] ?? '' } });
const blockInDark = (name: string) =>
  meta.story({ args: { html: blocksOfStory[name] ?? '' }, globals: { theme: 'dark', language: 'en' } });

export const Text = block('text');
export const Headings = block('headings');
export const Lists = block('lists');
export const Quote = block('quote');
export const Code = block('code');
export const CodeInDark = blockInDark('code');
export const Table = block('table');
export const TableInDark = blockInDark('table');
export const Callouts = block('callouts');
export const CalloutsInDark = blockInDark('callouts');
export const Details = block('details');
export const DetailsInDark = blockInDark('details');
export const Picture = block('picture');
export const Video = block('video');
export const Embed = block('embed');
export const EmbedInDark = blockInDark('embed');
export const FilesThatAreGone = block('missing');
export const Rule = block('rule');
export const Empty = meta.story({ args: { html: '' } });
