import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlainSelect } from '../../components/forms/PlainInputs.tsx';
import type { TreeChapter } from '../data.ts';
import { chapterMoved, lessonPut, type Row, type TreeOrder } from './tree-order.ts';

type Props = Readonly<{
  row: Row;
  title: string;
  order: TreeOrder;
  chapters: ReadonlyMap<string, TreeChapter>;
  onMove: (next: TreeOrder) => void;
  onClose: () => void;
}>;

/** "Chuyển tới…": a chapter to any place, a lesson to any place of any chapter. */
export const MoveDialog = ({ row, title, order, chapters, onMove, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const isChapter = row.kind === 'CHAPTER';
  const [chapterId, setChapterId] = useState(row.chapterId);
  const siblingsOf = (chapter: string) =>
    (order.find((each) => each.id === chapter)?.lessonIds ?? []).filter((each) => each !== row.id);
  const own = isChapter
    ? order.findIndex((each) => each.id === row.id)
    : (order.find((each) => each.id === row.chapterId)?.lessonIds.indexOf(row.id) ?? 0);
  const [place, setPlace] = useState(own);
  const count = isChapter ? order.length : siblingsOf(chapterId).length + 1;

  const move = () => {
    onMove(isChapter ? chapterMoved(order, own, place) : lessonPut(order, row.id, { chapterId, place }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage id="learning.move.title" values={{ title }} />
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {!isChapter && (
            <PlainSelect
              id={`${id}-chapter`}
              label={formatMessage({ id: 'learning.move.chapter' })}
              value={chapterId}
              onChange={(chosen) => {
                setChapterId(chosen);
                setPlace(siblingsOf(chosen).length);
              }}
              options={order.map((each, at) => ({
                value: each.id,
                label: `${at + 1}. ${chapters.get(each.id)?.title ?? ''}`,
              }))}
            />
          )}
          <PlainSelect
            id={`${id}-place`}
            label={formatMessage({ id: 'learning.move.place' })}
            value={String(Math.min(place, count - 1))}
            onChange={(chosen) => setPlace(Number(chosen))}
            options={Array.from({ length: count }, (_, at) => ({
              value: String(at),
              label: formatMessage({ id: 'learning.move.number' }, { number: at + 1 }),
            }))}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <Button variant="contained" onClick={move}>
          <FormattedMessage id="learning.move.confirm" />
        </Button>
      </DialogActions>
    </Dialog>
  );
};
