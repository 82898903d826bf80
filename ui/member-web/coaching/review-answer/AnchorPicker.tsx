import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sectionLabels } from '#core/body/indicator/labels.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useKeyWords } from '../review-parts/anchor-words.ts';
import type { Anchor, Review } from '../../app/data/reviews.ts';
import { RegionPicker } from './RegionPicker.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { numbersOf } from './week-numbers.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';

type PartProps<Kind extends Anchor['kind']> = Readonly<{
  anchor: Extract<Anchor, { kind: Kind }> | null;
  onChange: (anchor: Anchor | null) => void;
}>;

const MetricPart = ({
  anchor,
  onChange,
  week,
  review,
}: PartProps<'METRIC'> & Readonly<{ week: SavedWeek; review: Review }>) => {
  const say = useWords();
  const words = useKeyWords();
  const { formatMessage } = useIntl();
  return (
    <SelectField
      label={<FormattedMessage id="answer.anchor.metric" />}
      value={anchor?.key ?? ''}
      onChange={(key) => onChange(key === '' ? null : { kind: 'METRIC', key })}
    >
      <option value="">{formatMessage({ id: 'ui.field.choose' })}</option>
      {numbersOf(week, review.type).map(({ section, keys }) => (
        <optgroup key={section} label={say(sectionLabels[section])}>
          {keys.map((key) => (
            <option key={key} value={key}>
              {`${words.name(key)}: ${words.valueIn(key, week) ?? ''}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
};

const PhotoPart = ({ anchor, onChange, week }: PartProps<'PHOTO'> & Readonly<{ week: SavedWeek }>) => {
  const { formatMessage } = useIntl();
  const medium = week.media.find(({ mediaId }) => mediaId === anchor?.mediumId);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        value={medium?.mediaId ?? null}
        onChange={(_, mediumId: string | null) =>
          mediumId !== null && onChange({ kind: 'PHOTO', mediumId, region: null })
        }
        aria-label={formatMessage({ id: 'compare.side' })}
        sx={{ flexWrap: 'wrap' }}
      >
        {week.media.map(({ mediaId, side }) => (
          <ToggleButton key={mediaId} value={mediaId}>
            <FormattedMessage id={`indicator.side.${side}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {medium !== undefined && (
        <RegionPicker
          medium={medium}
          alt={formatMessage(
            { id: 'review.photo.alt' },
            { side: formatMessage({ id: `indicator.side.${medium.side}` }) },
          )}
          region={anchor?.region ?? null}
          onChange={(region) => onChange({ kind: 'PHOTO', mediumId: medium.mediaId, region })}
        />
      )}
    </Box>
  );
};

const AnswerPart = ({ anchor, onChange, review }: PartProps<'ANSWER'> & Readonly<{ review: Review }>) => {
  const { formatMessage } = useIntl();
  return (
    <SelectField
      label={<FormattedMessage id="answer.anchor.answer" />}
      value={anchor?.questionId ?? ''}
      onChange={(questionId) => onChange(questionId === '' ? null : { kind: 'ANSWER', questionId })}
    >
      <option value="">{formatMessage({ id: 'ui.field.choose' })}</option>
      {review.form?.questions.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
};

type Props = Readonly<{
  review: Review;
  week: SavedWeek;
  anchor: Anchor | null;
  onPick: (anchor: Anchor | null) => void;
  onClose: () => void;
}>;

/** What the note points at: a number, a picture or a part of it, or an answer. */
export default function AnchorPicker({ review, week, anchor, onPick, onClose }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const kinds = (['METRIC', 'PHOTO', 'ANSWER'] as const).filter(
    (kind) =>
      kind === 'METRIC' ||
      (kind === 'PHOTO' ? week.media.length > 0 : (review.form?.questions.length ?? 0) > 0),
  );
  const [kind, setKind] = useState<Anchor['kind']>(anchor?.kind ?? 'METRIC');
  const [chosen, setChosen] = useState(anchor);

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        <FormattedMessage id="answer.anchor.title" />
      </DialogTitle>
      <DialogContent>
        <ToggleButtonGroup
          exclusive
          value={kind}
          onChange={(_, next: Anchor['kind'] | null) => next !== null && setKind(next)}
          aria-label={formatMessage({ id: 'answer.anchor.kind' })}
          sx={{ mb: 2, mt: 0.5 }}
        >
          {kinds.map((each) => (
            <ToggleButton key={each} value={each}>
              <FormattedMessage id={`answer.anchor.${each}`} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {kind === 'METRIC' && (
          <MetricPart
            anchor={chosen?.kind === 'METRIC' ? chosen : null}
            onChange={setChosen}
            week={week}
            review={review}
          />
        )}
        {kind === 'PHOTO' && (
          <PhotoPart anchor={chosen?.kind === 'PHOTO' ? chosen : null} onChange={setChosen} week={week} />
        )}
        {kind === 'ANSWER' && (
          <AnswerPart
            anchor={chosen?.kind === 'ANSWER' ? chosen : null}
            onChange={setChosen}
            review={review}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <Button
          variant="contained"
          disabled={chosen?.kind !== kind}
          onClick={() => {
            onPick(chosen);
            onClose();
          }}
        >
          <FormattedMessage id="answer.anchor.pick" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
