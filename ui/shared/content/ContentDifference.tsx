import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { postContent } from '#http/content/contract/post-views.ts';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { visuallyHidden } from '../components/visually-hidden.ts';
import './words.ts';

export type Content = z.output<typeof postContent>;

const fields = [
  'title',
  'description',
  'html',
  'tags',
  'imageAlt',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'wantedSlug',
] as const satisfies readonly (keyof Content)[];
type FieldName = (typeof fields)[number];

/** As it reads: a text without its markup, a list with commas. */
const textOf = (content: Content, name: FieldName): string => {
  const value = content[name];
  if (name === 'html') return describeRichText(content.html).text;
  return typeof value === 'string' ? value : value.join(', ');
};

/** Marked by more than colour: readers hear it, and print shows it. */
const Changes = ({ before, after }: Readonly<{ before: string; after: string }>) => {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ value, added, removed }, index) => {
        if (!added && !removed) return <span key={index}>{value}</span>;
        return (
          <Box
            key={index}
            component={added ? 'ins' : 'del'}
            sx={{
              bgcolor: added ? 'success.soft' : 'error.soft',
              color: added ? 'success.onSoft' : 'error.onSoft',
              textDecoration: added ? 'underline' : 'line-through',
            }}
          >
            <Box component="span" sx={visuallyHidden}>
              <FormattedMessage id={added ? 'content.diff.added' : 'content.diff.removed'} />{' '}
            </Box>
            {value}
          </Box>
        );
      })}
    </Box>
  );
};

type Props = Readonly<{ before: Content; after: Content; lang?: string }>;

/** What one text changes against another, field by field; pictures are named as changed. */
export const ContentDifference = ({ before, after, lang }: Props) => {
  const changed = fields.filter((name) => textOf(before, name) !== textOf(after, name));
  const picturesChanged = before.imageId !== after.imageId || before.metaImageId !== after.metaImageId;
  const onlyMarkup = !changed.includes('html') && before.html !== after.html;
  if (changed.length === 0 && !picturesChanged && !onlyMarkup)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="content.diff.none" />
      </Typography>
    );
  return (
    <Box lang={lang} sx={{ display: 'grid', gap: 2 }}>
      {changed.map((name) => (
        <section key={name}>
          <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
            <FormattedMessage id={`content.field.${name}`} />
          </Typography>
          <Changes before={textOf(before, name)} after={textOf(after, name)} />
        </section>
      ))}
      {picturesChanged && (
        <Typography>
          <FormattedMessage id="content.diff.picture" />
        </Typography>
      )}
      {onlyMarkup && (
        <Typography>
          <FormattedMessage id="content.diff.markup" />
        </Typography>
      )}
    </Box>
  );
};
