import Box from '@mui/material/Box';
import { type MouseEvent, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { calloutKinds } from '#core/platform/rich-text/allow-list.ts';
import { readRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { presentBlocks } from '#core/platform/rich-text/views/present-rich-text.ts';
import type { Language } from '../intl.ts';
import { calloutWords } from './callout-words.ts';
import { documentSx } from './view/document-styles.ts';
import { DrawnNodes } from './view/DrawnNodes.tsx';
import { purify } from './view/purify.ts';
import { useLastBlockSeen } from './view/use-last-block-seen.ts';
import { useOpenForPrint } from './view/use-open-for-print.ts';
import './words.ts';

type Props = Readonly<{
  /** As it is stored, without addresses. */
  html: string;
  /** The files it shows, with the addresses they have now; new ones replace those that ended, and nothing is drawn anew. */
  media?: readonly ShownMedium[] | undefined;
  /** Of the text, where it may not be the page's. */
  lang?: Language | undefined;
  /** Where the platform answers; links there count as its own. */
  baseUrl?: string | undefined;
  /** Goes to an address of our own without loading the page: `/challenge/khoi-dong`. */
  onOpen?: ((path: string) => void) | undefined;
  /** The furthest block whose end was on the screen, counted from 0; see `RichTextFacts.blocks`. */
  onSeen?: ((block: number) => void) | undefined;
}>;

const none: readonly ShownMedium[] = [];

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A document as its readers see it, on the server and in the browser alike. Its words are in the catalogue `rich-text`.
 */
export const RichTextView = ({ html, media = none, lang, baseUrl = '', onOpen, onSeen }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const { formatMessage } = useIntl();
  const blocks = useMemo(() => readRichText(purify(html)), [html]);
  const nodes = useMemo(() => {
    const callouts = calloutKinds.map((kind) => [kind, formatMessage({ id: calloutWords[kind] })]);
    return presentBlocks(blocks, {
      media: new Map(media.map((medium) => [medium.id, medium])),
      words: {
        ...(Object.fromEntries(callouts) as Record<(typeof calloutKinds)[number], string>), // one for each kind
        table: formatMessage({ id: 'richText.view.table' }),
      },
      baseUrl,
    });
  }, [blocks, media, baseUrl, formatMessage]);
  useLastBlockSeen(root, onSeen);
  useOpenForPrint(root);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const path = event.currentTarget.getAttribute('href') ?? '';
    if (!onOpen || !path.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(path);
  };

  return (
    <Box ref={root} lang={lang} sx={documentSx}>
      <DrawnNodes nodes={nodes} onFollow={onOpen && follow} />
    </Box>
  );
};
