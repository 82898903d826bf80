import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ConfirmDialog } from './components/ConfirmDialog.tsx';

/** Rows that go when they are removed, at once or after a question. */
const Rows = ({ asks = false }: Readonly<{ asks?: boolean }>) => {
  const [rows, setRows] = useState(['Squat', 'Plank', 'Burpee']);
  const [asked, setAsked] = useState<string>();
  const remove = (row: string) => setRows((known) => known.filter((one) => one !== row));
  return (
    <section>
      <Typography variant="h2">Bài tập</Typography>
      {rows.length === 0 ? (
        <p>Chưa có bài tập nào.</p>
      ) : (
        <Stack component="ul">
          {rows.map((row) => (
            <li key={row}>
              {row}
              <Button onClick={() => (asks ? setAsked(row) : remove(row))}>Xoá {row}</Button>
            </li>
          ))}
        </Stack>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title="Xoá bài tập này?"
        confirmLabel="Xoá"
        onConfirm={() => remove(asked!)} // open only with one
        onClose={() => setAsked(undefined)}
      >
        Bài tập biến mất khỏi danh sách.
      </ConfirmDialog>
    </section>
  );
};

const meta = preview.meta({ title: 'Parts/Focus recovery', component: Rows });

/** The body holds every text, so it must have lost the focus first. */
const focusIsOn = (text: string) =>
  waitFor(async () => {
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toHaveTextContent(text);
  });

export const NextRow = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Xoá Plank' }).focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Burpee');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Xoá Burpee' })).toHaveFocus();
  },
});

export const RowBeforeTheLast = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Xoá Burpee' }).focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Plank');
  },
});

export const AfterAQuestion = meta.story({
  args: { asks: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Xoá Squat' }).focus();
    await userEvent.keyboard('{Enter}');
    const confirm = await screen.findByRole('button', { name: 'Xoá' });
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Plank');
  },
});

export const NothingLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const row of ['Squat', 'Plank', 'Burpee']) {
      canvas.getByRole('button', { name: `Xoá ${row}` }).focus();
      await userEvent.keyboard('{Enter}');
    }
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(document.activeElement).toHaveTextContent('Bài tập');
  },
});

/** A reader who puts the focus down by a click elsewhere is left alone. */
export const ClickedElsewhere = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Xoá Plank' }).focus();
    await userEvent.click(canvas.getByRole('heading', { name: 'Bài tập' }));
    await expect(document.activeElement).toBe(document.body);
  },
});

/** The only button of its row: the row stays, with nothing at it to see. */
const Once = () => {
  const [isClaimed, setIsClaimed] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  return (
    <section>
      <Typography variant="h2">Phần thưởng</Typography>
      <Stack direction="row">
        {!isClaimed && <Button onClick={() => setIsClaimed(true)}>Nhận thưởng</Button>}
      </Stack>
      <p>Một phần thưởng mỗi tuần.</p>
      <Stack direction="row">
        <output>{isSaved ? 'Đã lưu hết' : 'Chưa lưu'}</output>
        <Button disabled={isSaved} onClick={() => setIsSaved(true)}>
          Lưu
        </Button>
      </Stack>
    </section>
  );
};

export const AnEmptyRow = meta.story({
  render: () => <Once />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Nhận thưởng' }).focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Một phần thưởng mỗi tuần.');
  },
});

export const ADisabledButton = meta.story({
  render: () => <Once />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Lưu' }).focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Đã lưu hết');
  },
});
