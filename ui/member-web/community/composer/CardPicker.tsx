import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cardKeys, mostCardFields, type CardKey } from '#core/community/feed/card.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { isMetric, metricLabel } from '#ui/indicator/metric.ts';
import { useWords } from '#ui/indicator/words.ts';
import { RecordCard } from '../post/RecordCard.tsx';
import { useCardPreview, useCardSources } from './data.ts';
import type { CardChoice, ChosenCard } from './post-draft.ts';

type Props = Readonly<{ onChoose: (chosen: ChosenCard) => void; onClose: () => void }>;

const usual: readonly CardKey[] = ['weight', 'waist'];

/** What to show of one's own records: each number is chosen, and seen before it is posted. */
export const CardPicker = ({ onChoose, onClose }: Props) => {
  const say = useWords();
  const { weekId, keys, goals, streak } = useCardSources();
  const [choice, setChoice] = useState<CardChoice>();
  const preview = useCardPreview(choice);

  const week = (fields: readonly CardKey[]): CardChoice => ({
    kind: 'WEEK_CHANGE',
    sourceId: weekId ?? '',
    fields: [...fields],
  });
  const toggle = (key: CardKey) => {
    const fields = choice?.fields ?? [];
    const next = fields.includes(key) ? fields.filter((one) => one !== key) : [...fields, key];
    setChoice(week(cardKeys.filter((one) => next.includes(one)).slice(0, mostCardFields)));
  };
  const known = keys ?? cardKeys;
  const full = (choice?.fields?.length ?? 0) >= mostCardFields;

  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '16px', p: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        <FormattedMessage id="feed.card.pick" />
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {weekId !== null && (
          <Chip
            label={<FormattedMessage id="feed.card.WEEK_CHANGE" />}
            color={choice?.kind === 'WEEK_CHANGE' ? 'primary' : 'default'}
            onClick={() => setChoice(week(usual.filter((key) => known.includes(key))))}
          />
        )}
        {streak > 1 && (
          <Chip
            label={<FormattedMessage id="feed.card.streak" values={{ weeks: streak }} />}
            color={choice?.kind === 'STREAK' ? 'primary' : 'default'}
            onClick={() => setChoice({ kind: 'STREAK', sourceId: 'streak', fields: [] })}
          />
        )}
        {goals.map((metric) => (
          <Chip
            key={metric}
            label={
              <FormattedMessage
                id="feed.card.goal"
                values={{ metric: isMetric(metric) ? say(metricLabel(metric)) : metric }}
              />
            }
            color={choice?.kind === 'GOAL_MET' && choice.sourceId === metric ? 'primary' : 'default'}
            onClick={() => setChoice({ kind: 'GOAL_MET', sourceId: metric, fields: [] })}
          />
        ))}
      </Stack>
      {weekId === null && streak < 2 && goals.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="feed.card.nothing" />
        </Typography>
      )}
      {choice?.kind === 'WEEK_CHANGE' && (
        <Box sx={{ mt: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            <FormattedMessage id="feed.card.fields" values={{ count: mostCardFields }} />
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {known.map((key) => {
              const isOn = choice.fields?.includes(key) === true;
              return (
                <Chip
                  key={key}
                  variant={isOn ? 'filled' : 'outlined'}
                  label={isMetric(key) ? say(metricLabel(key)) : key}
                  aria-pressed={isOn}
                  disabled={full && !isOn}
                  onClick={() => toggle(key)}
                />
              );
            })}
          </Stack>
        </Box>
      )}
      {preview.error !== null && <ErrorNote error={preview.error} />}
      {preview.data !== undefined && choice !== undefined && (
        <Box sx={{ mt: 2 }}>
          <RecordCard card={preview.data} />
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        <FormattedMessage id="feed.card.privacy" />
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <Button
          variant="contained"
          disabled={preview.data === undefined || choice === undefined || preview.isFetching}
          onClick={() => {
            if (preview.data && choice) onChoose({ choice, card: preview.data });
          }}
        >
          <FormattedMessage id="feed.card.add" />
        </Button>
      </Stack>
    </Box>
  );
};
