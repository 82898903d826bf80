import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { noteMaxLength } from '#core/coaching/reply/reply.ts';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { type AnchorGround, AnchorView } from '../review-parts/AnchorView.tsx';
import { TextArea } from '../review-parts/TextArea.tsx';
import type { SavedWeek } from '#ui/indicator/week.ts';
import type { Review } from '../../app/data/reviews.ts';
import type { NoteDraft } from './reply-form.ts';

const AnchorPicker = lazy(() => import('./AnchorPicker.tsx'));
const SavedReplies = lazy(() => import('./SavedReplies.tsx'));

type Props = Readonly<{
  note: NoteDraft;
  number: number;
  review: Review;
  week: SavedWeek | undefined;
  ground: AnchorGround;
  /** It was just made: the person goes on writing here. */
  isNew: boolean;
  error: string | undefined;
  onChange: (part: Partial<NoteDraft>) => void;
  onRemove: () => void;
}>;

/** One note: its words, what it points at, and texts that are written often. */
export const NoteEditor = ({
  note,
  number,
  review,
  week,
  ground,
  isNew,
  error,
  onChange,
  onRemove,
}: Props) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const say = useFieldError();
  const [open, setOpen] = useState<'ANCHOR' | 'SAVED'>();
  const { anchor, text } = note;
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const close = () => setOpen(undefined);

  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      {anchor !== null && (
        <Box sx={{ maxWidth: 320 }}>
          <AnchorView anchor={anchor} since={null} ground={ground} />
        </Box>
      )}
      {error !== undefined && <FormHelperText error>{say(error)}</FormHelperText>}
      <TextArea
        label={<FormattedMessage id="answer.note.number" values={{ number }} />}
        value={text}
        onChange={(next) => onChange({ text: next })}
        maxLength={noteMaxLength}
        inputRef={field}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, ml: -1 }}>
        {week !== undefined && (
          <Button
            size="small"
            variant="text"
            onClick={() => setOpen('ANCHOR')}
            aria-haspopup="dialog"
            sx={small}
          >
            <FormattedMessage id={anchor === null ? 'answer.anchor.add' : 'answer.anchor.change'} />
          </Button>
        )}
        {anchor !== null && (
          <Button size="small" variant="text" onClick={() => onChange({ anchor: null })} sx={small}>
            <FormattedMessage id="answer.anchor.remove" />
          </Button>
        )}
        <Button
          size="small"
          variant="text"
          onClick={() => setOpen('SAVED')}
          aria-haspopup="dialog"
          sx={small}
        >
          <FormattedMessage id="answer.saved" />
        </Button>
        <Button size="small" variant="text" color="error" onClick={onRemove} sx={small}>
          <FormattedMessage id="answer.note.remove" />
        </Button>
      </Box>
      {open !== undefined && (
        <Suspense>
          {open === 'SAVED' ? (
            <SavedReplies
              text={text}
              onInsert={(said) =>
                onChange({ text: text.trim() === '' ? said : `${text.trimEnd()}\n\n${said}` })
              }
              onClose={close}
            />
          ) : (
            week !== undefined && (
              <AnchorPicker
                review={review}
                week={week}
                anchor={anchor}
                onPick={(picked) => onChange({ anchor: picked })}
                onClose={close}
              />
            )
          )}
        </Suspense>
      )}
    </Box>
  );
};

const small = { minHeight: 44 } as const;
