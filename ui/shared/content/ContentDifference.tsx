import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { diffWordsWithSpace } from 'diff';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { postContent } from '#http/content/contract/post-views.ts';
import { inLanguage, type LocalizedText } from '#core/kernel/language.ts';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { visuallyHidden } from '../components/visually-hidden.ts';
import { type MessageId, useLanguage } from '../intl.ts';
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

type Shown = Readonly<{ id: string; url: string; thumbnailUrl: string | null }>;
type Named = Readonly<{ id: string; name: LocalizedText }>;

const Section = ({ title, children }: Readonly<{ title: MessageId; children: ReactNode }>) => (
  <section>
    <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
      <FormattedMessage id={title} />
    </Typography>
    {children}
  </section>
);

type PictureProps = Readonly<{
  title: MessageId;
  before: string | null;
  after: string | null;
  media: readonly Shown[];
}>;

/** Both pictures, as far as they are there to be shown; else that there is another one. */
const PictureChange = ({ title, before, after, media }: PictureProps) => {
  const { formatMessage } = useIntl();
  if (before === after) return null;
  const shown = [
    { id: before, says: 'content.diff.removed' },
    { id: after, says: 'content.diff.added' },
  ] as const;
  return (
    <Section title={title}>
      <FormattedMessage
        id={
          after === null
            ? 'content.diff.picture.gone'
            : before === null
              ? 'content.diff.picture.new'
              : 'content.diff.picture'
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {shown.map(({ id, says }) => {
          const medium = media.find((one) => one.id === id);
          if (medium === undefined) return null;
          return (
            <Box
              key={says}
              component="img"
              src={medium.thumbnailUrl ?? medium.url}
              alt={`${formatMessage({ id: says })} ${formatMessage({ id: title })}`}
              sx={{
                width: 200,
                maxWidth: '100%',
                aspectRatio: '16 / 9',
                objectFit: 'cover',
                borderRadius: 1,
                ...(says === 'content.diff.removed' && { opacity: 0.6 }),
              }}
            />
          );
        })}
      </Box>
    </Section>
  );
};

type Props = Readonly<{
  before: Content;
  after: Content;
  lang?: string;
  /** Files of both, as far as they are known here. */
  media?: readonly Shown[];
  /** To call the categories by their names. */
  categories?: readonly Named[];
}>;

/** What one text changes against another, field by field. */
export const ContentDifference = ({ before, after, lang, media = [], categories = [] }: Props) => {
  const reader = useLanguage();
  const categoryOf = ({ categoryId }: Content): string => {
    const name = categories.find(({ id }) => id === categoryId)?.name;
    return name ? inLanguage(name, reader) : '';
  };
  const isMoved = before.categoryId !== after.categoryId;
  const changed = fields.filter((name) => textOf(before, name) !== textOf(after, name));
  const picturesChanged = before.imageId !== after.imageId || before.metaImageId !== after.metaImageId;
  const onlyMarkup = !changed.includes('html') && before.html !== after.html;
  if (changed.length === 0 && !picturesChanged && !onlyMarkup && !isMoved)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="content.diff.none" />
      </Typography>
    );
  return (
    <Box lang={lang} sx={{ display: 'grid', gap: 2 }}>
      {changed.map((name) => (
        <Section key={name} title={`content.field.${name}`}>
          <Changes before={textOf(before, name)} after={textOf(after, name)} />
        </Section>
      ))}
      {isMoved && (
        <Section title="content.field.categoryId">
          {categories.length === 0 ? (
            <FormattedMessage id="content.diff.category" />
          ) : (
            <Box lang={reader}>
              <Changes before={categoryOf(before)} after={categoryOf(after)} />
            </Box>
          )}
        </Section>
      )}
      <PictureChange
        title="content.field.imageId"
        before={before.imageId}
        after={after.imageId}
        media={media}
      />
      <PictureChange
        title="content.field.metaImageId"
        before={before.metaImageId}
        after={after.metaImageId}
        media={media}
      />
      {onlyMarkup && (
        <Typography>
          <FormattedMessage id="content.diff.markup" />
        </Typography>
      )}
    </Box>
  );
};
