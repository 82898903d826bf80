import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { missingTerms, termsIn } from '#core/content/post/glossary-terms.ts';
import type { Language } from '#core/kernel/language.ts';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { CheckIcon, LockIcon, WarningIcon } from '#ui/icons.tsx';
import { RichTextView } from '#ui/rich-text/RichTextView.tsx';
import type { ArticleFields } from './article-fields.ts';
import { useWritten } from './data.ts';

const textOf = ({
  title,
  description,
  html,
}: Pick<ArticleFields, 'title' | 'description' | 'html'>): string =>
  [title, description, describeRichText(html).text].join('\n');

/** The columns stand at the same share of their texts, whichever of them is scrolled. */
const useScrollTogether = (one: RefObject<HTMLElement | null>, otherId: string) => {
  useEffect(() => {
    const [left, right] = [one.current, document.getElementById(otherId)];
    if (left === null || right === null) return undefined;
    let led: HTMLElement | null = null;
    const follow = (from: HTMLElement, to: HTMLElement) => () => {
      if (led === from) {
        led = null; // this one was moved by the other
        return;
      }
      const share = from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight);
      led = to;
      to.scrollTop = share * (to.scrollHeight - to.clientHeight);
    };
    const [onLeft, onRight] = [follow(left, right), follow(right, left)];
    left.addEventListener('scroll', onLeft, { passive: true });
    right.addEventListener('scroll', onRight, { passive: true });
    return () => {
      left.removeEventListener('scroll', onLeft);
      right.removeEventListener('scroll', onRight);
    };
  }, [one, otherId]);
};

type Props = Readonly<{
  /** The article in the other language. */
  id: string;
  fields: ArticleFields;
  language: Language;
  /** What scrolls along with it. */
  besideId: string;
}>;

/** The same article in the other language, to write beside: its text, and its terms with the words that they have here. */
export const OriginalBeside = ({ id, fields, language, besideId }: Props) => {
  const query = useWritten(id);
  const column = useRef<HTMLDivElement>(null);
  useScrollTogether(column, besideId);
  return (
    <Box
      ref={column}
      component="section"
      aria-labelledby="writing-original"
      tabIndex={0}
      sx={{
        overflowY: 'auto',
        maxHeight: { md: '80vh' },
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.sunken',
      }}
    >
      <Typography id="writing-original" variant="h3" component="h2" sx={{ mb: 1 }}>
        <FormattedMessage id="writing.original" />
      </Typography>
      <QueryView query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ copy, media, language: from }) => {
          const text = textOf(copy);
          const missing = new Set(
            missingTerms({ text, language: from }, { text: textOf(fields), language }).map(
              (term) => term[from],
            ),
          );
          const terms = termsIn(text, from);
          return (
            <>
              {terms.length > 0 && (
                <Box sx={{ mb: 2 }}>
                  <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
                    <LockIcon fontSize="inherit" aria-hidden /> <FormattedMessage id="writing.terms" />
                  </Typography>
                  <Box
                    component="ul"
                    sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
                  >
                    {terms.map((term) => (
                      <li key={term[from]}>
                        <Chip
                          size="small"
                          color={missing.has(term[from]) ? 'warning' : 'success'}
                          icon={missing.has(term[from]) ? <WarningIcon /> : <CheckIcon />}
                          label={`${term[from]} → ${term[language]}`}
                        />
                      </li>
                    ))}
                  </Box>
                </Box>
              )}
              <Typography lang={from} sx={{ fontWeight: 600, fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
                {copy.title}
              </Typography>
              <Typography lang={from} sx={{ color: 'text.secondary', mb: 2 }}>
                {copy.description}
              </Typography>
              <RichTextView html={copy.html} media={media} lang={from} />
            </>
          );
        }}
      </QueryView>
    </Box>
  );
};
