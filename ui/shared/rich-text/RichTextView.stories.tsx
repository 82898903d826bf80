import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { hostileHtml } from '#fixtures/platform/hostile-html.ts';
import { RichTextView } from './RichTextView.tsx';
import { pressKey } from './stories/press-key.ts';
import { blocksOfStory, storyMedia, wholeDocument } from './stories/story-document.ts';
import { purify } from './view/purify.ts';

const meta = preview.meta({
  title: 'Rich text/View',
  component: RichTextView,
  args: { html: wholeDocument, media: storyMedia },
});

const dark = { theme: 'dark', language: 'en' } as const;

export const Whole = meta.story({});
export const WholeInDark = meta.story({ globals: dark });

const block = (name: string) => ({ args: { html: blocksOfStory[name] ?? '' } });

export const Text = meta.story(block('text'));
export const TextInDark = meta.story({ ...block('text'), globals: dark });
export const Headings = meta.story(block('headings'));
export const Lists = meta.story(block('lists'));
export const Quote = meta.story(block('quote'));
export const Code = meta.story(block('code'));
export const CodeInDark = meta.story({ ...block('code'), globals: dark });
export const Table = meta.story(block('table'));
export const TableInDark = meta.story({ ...block('table'), globals: dark });
export const Callouts = meta.story(block('callouts'));
export const CalloutsInDark = meta.story({ ...block('callouts'), globals: dark });
export const Picture = meta.story(block('picture'));
export const Video = meta.story(block('video'));
export const EmbedInDark = meta.story({ ...block('embed'), globals: dark });
export const FilesThatAreGone = meta.story(block('missing'));
export const FilesThatAreGoneInDark = meta.story({ ...block('missing'), globals: dark });
export const Rule = meta.story(block('rule'));
export const Empty = meta.story({ args: { html: '' } });

export const DetailsOpenByKey = meta.story({
  ...block('details'),
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText('Từ năm đến mười phút.');
    await expect(answer).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Bao lâu là đủ?')).toHaveFocus();
    await pressKey('Enter');
    await waitFor(() => expect(answer).toBeVisible());
  },
});
/** On paper everything is open, afterwards as the reader left it. */
export const OpenOnPaper = meta.story({
  ...block('details'),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('group') as HTMLDetailsElement[]; // what details are to a reader
    if (!first || !second) throw new Error('There are no sections');
    await userEvent.click(canvas.getByText('Bao lâu là đủ?'));
    await expect([first.open, second.open]).toEqual([false, true]);
    window.dispatchEvent(new Event('beforeprint'));
    await expect([first.open, second.open]).toEqual([true, true]);
    window.dispatchEvent(new Event('afterprint'));
    await expect([first.open, second.open]).toEqual([false, true]);
  },
});
export const DetailsInDark = meta.story({ ...block('details'), globals: dark });

export const LinkToAnotherSite = meta.story({
  ...block('embed'),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /YouTube/ });
    await expect(card).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expect(card).toHaveAttribute('rel', 'noopener nofollow ugc');
    await expect(document.querySelector('iframe')).toBeNull();
  },
});

const onOpen = fn();
export const OwnLinkStaysOnThePage = meta.story({
  args: { html: blocksOfStory['text'] ?? '', onOpen },
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'hồ sơ thể chất' }));
    await expect(onOpen.mock.calls).toEqual([['/indicator']]);
  },
});

/** What the contents of a page lead to. */
export const HeadingsHaveTheirIds = meta.story({
  ...block('headings'),
  play: async ({ canvasElement }) => {
    const { contents } = describeRichText(blocksOfStory['headings'] ?? '');
    await expect(contents.map(({ text }) => text)).toEqual([
      'Khởi động đúng cách giúp Ễnh Ộp khoẻ hơn',
      'Khớp vai và cổ',
    ]);
    for (const { id, text } of contents)
      await expect(canvasElement.querySelector(`#${id}`)).toHaveTextContent(text);
  },
});

const onSeen = fn();
export const LastBlockSeen = meta.story({
  args: { html: `${'<p>Một đoạn.</p>'.repeat(3)}${'<p>Xa hơn.</p>'.repeat(200)}`, media: [], onSeen },
  play: async ({ canvas }) => {
    onSeen.mockClear();
    // What fits on the screen has been seen, the end has not.
    await waitFor(() => expect(window.innerHeight).toBeLessThan(document.documentElement.scrollHeight));
    // To the edge itself: what the site keeps free there for its bars is not asked about.
    const bottom = canvas.getAllByText('Xa hơn.')[100]!.getBoundingClientRect().bottom;
    window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' });
    await waitFor(() => expect(onSeen).toHaveBeenLastCalledWith(103));
    window.scrollTo({ top: 0 });
    canvas.getAllByText('Xa hơn.').at(-1)?.scrollIntoView();
    await waitFor(() => expect(onSeen).toHaveBeenLastCalledWith(202));
  },
});

const [picture] = storyMedia;
const gone = picture ? [{ ...picture, url: 'data:image/png;base64,AAAA' }] : [];

/** The page asks anew for addresses that have ended. */
const Renewed = ({ html }: Readonly<{ html: string }>) => {
  const [media, setMedia] = useState(gone);
  return (
    <>
      <RichTextView html={html} media={media} />
      <Button onClick={() => setMedia(picture ? [picture] : [])}>{'Địa chỉ mới'}</Button>
      <Button onClick={() => setMedia(picture ? [{ ...picture, url: `${picture.url}#2` }] : [])}>
        {'Địa chỉ khác'}
      </Button>
    </>
  );
};

/** A picture that failed takes the next address; one that is there stays as it is, whatever comes after it. */
export const AddressesThatEnd = meta.story({
  ...block('picture'),
  render: ({ html }) => <Renewed html={html} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Chưa tải được ảnh này.');
    await userEvent.click(canvas.getByRole('button', { name: 'Địa chỉ mới' }));
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: /Tư thế đứng thẳng/ });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const { src } = image;
    await userEvent.click(canvas.getByRole('button', { name: 'Địa chỉ khác' }));
    await expect(image).toBeInTheDocument();
    await expect(image.src).toBe(src);
  },
});

/** Run by the browser's own parser, none of it runs, looks like the page or fetches anything. */
export const HostileText = meta.story({
  args: { html: hostileHtml.join('\n'), media: [] },
  play: async ({ canvasElement }) => {
    const ran = fn();
    Object.assign(window, { __ran: ran });
    for (const html of hostileHtml) {
      const purified = purify(html);
      const holder = document.createElement('div');
      holder.innerHTML = purified;
      canvasElement.append(holder);
      for (const element of holder.querySelectorAll('*'))
        for (const { name } of element.attributes)
          await expect(['href', 'title', 'alt', 'class', 'start', 'colspan', 'rowspan', 'scope', 'is', 'data-medium', 'data-kind', 'data-embed', 'data-id'], html).toContain(name); // prettier-ignore
      await expect(
        holder.querySelector('script, style, svg, math, iframe, form, input, template'),
        html,
      ).toBeNull();
      holder.remove();
    }
    await expect(ran).not.toHaveBeenCalled();
    await expect(
      canvasElement.querySelectorAll('[onclick], [style*="fixed"], [id]:not([id^="section-"])'),
    ).toHaveLength(0);
    await expect(document.getElementById('root')).toBeNull();
  },
});
