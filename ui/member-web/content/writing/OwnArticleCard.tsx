import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { PostStateChips } from '#ui/content/PostStateChips.tsx';
import { EditIcon, EyeIcon, TargetIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { articlePath, editArticlePath, ownArticlePath } from '../../app/paths.ts';
import type { WrittenCard } from './data.ts';

/** Why staff gave it back; a code of the platform's own is said in words. */
export const ReasonText = ({ reason }: Readonly<{ reason: string }>) =>
  reason === 'AUTHOR_NOT_ACTIVE' ? <FormattedMessage id="writing.reason.author" /> : <>{reason}</>;

export const OwnArticleCard = ({ article }: Readonly<{ article: WrittenCard }>) => {
  const { formatMessage } = useIntl();
  const { date, dateTime, number } = useFormats();
  const { id, slug, draftTitle, language, status, change, isMachineDraft, reason, publishDate } = article;
  const title = draftTitle === '' ? formatMessage({ id: 'writing.untitled' }) : draftTitle;
  const places = [
    ...(status === 'TRASH'
      ? []
      : [{ to: editArticlePath(id), label: 'writing.edit', Icon: EditIcon } as const]),
    { to: ownArticlePath(id), label: 'writing.overview', Icon: TargetIcon } as const,
    ...(status === 'PUBLISHED'
      ? [{ to: articlePath(slug), label: 'writing.read', Icon: EyeIcon } as const]
      : []),
  ];
  return (
    <Card component="li" sx={{ listStyle: 'none', p: 2 }}>
      <Stack sx={{ gap: 1 }}>
        <PostStateChips status={status} change={change} isMachineDraft={isMachineDraft} />
        <Typography variant="subtitle1" component="h2" lang={language} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {reason !== null && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <FormattedMessage id="writing.reason" values={{ reason: <ReasonText reason={reason} /> }} />
          </Typography>
        )}
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={`writing.language.${language}`} /> ·{' '}
          {status === 'SCHEDULED' && publishDate !== null ? (
            <FormattedMessage id="writing.planned" values={{ at: dateTime(publishDate) }} />
          ) : (
            <FormattedMessage id="writing.changed" values={{ at: date(article.updatedAt) }} />
          )}
          {status === 'PUBLISHED' && (
            <>
              {' · '}
              <FormattedMessage
                id="writing.figures"
                values={{ likes: number(article.likes), comments: number(article.comments) }}
              />
            </>
          )}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {places.map(({ to, label, Icon }) => (
            <Button
              key={to}
              component={LocalLink}
              to={to}
              variant="outlined"
              startIcon={<Icon />}
              aria-label={formatMessage({ id: `${label}.of` }, { title })}
            >
              <FormattedMessage id={label} />
            </Button>
          ))}
        </Box>
      </Stack>
    </Card>
  );
};
