import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkifyIt } from 'linkify-it';
import { Fragment, type ReactNode } from 'react';

const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, fuzzyIP: false });
/** Nothing but a web page is a link: `javascript:`, `ftp:` and the like stay words. */
const isWeb = (url: string) => /^https?:\/\//i.test(url);

/** The text with its links; nothing of it is ever read as markup. */
const withLinks = (text: string): ReactNode => {
  const found = links.match(text)?.filter(({ url }) => isWeb(url)) ?? [];
  if (found.length === 0) return text;
  let at = 0;
  const parts: ReactNode[] = [];
  for (const { index, lastIndex, url, raw } of found) {
    parts.push(text.slice(at, index));
    parts.push(
      <Link
        key={index}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        sx={{ color: 'inherit', textDecorationColor: 'currentcolor' }}
      >
        {raw}
      </Link>,
    );
    at = lastIndex;
  }
  parts.push(text.slice(at));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
};

const emojiAlone = /^(?:\p{RGI_Emoji}\s?){1,3}$/v;

/** What a person wrote stays in its box, whatever its direction and however many marks it carries. */
export const MessageText = ({ text }: Readonly<{ text: string }>) => (
  <Box
    component="span"
    dir="auto"
    sx={{
      display: 'block',
      unicodeBidi: 'isolate',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      overflow: 'clip',
      ...(emojiAlone.test(text) ? { fontSize: '2rem', lineHeight: 1.3 } : { lineHeight: 1.5 }),
    }}
  >
    {withLinks(text)}
  </Box>
);
