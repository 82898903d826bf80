import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ApiError } from '../api/api-error.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const Deletion = ({ refused = false }: Readonly<{ refused?: boolean }>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {'Xoá ảnh'}
      </Button>
      <ConfirmDialog
        open={open}
        title="Xoá ảnh phía trước của tuần 12?"
        confirmLabel="Xoá ảnh"
        dangerous
        onConfirm={() => {
          if (refused)
            throw new ApiError({ code: 'media.not_found', status: 404, detail: 'Ảnh này không còn nữa.' });
        }}
        onClose={() => setOpen(false)}
      >
        {'Bản gốc và ảnh thu nhỏ đều bị xoá, không lấy lại được.'}
      </ConfirmDialog>
    </>
  );
};

const meta = preview.meta({ title: 'Parts/ConfirmDialog', component: Deletion });

export const FocusOnTheSafeButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá ảnh' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Xoá ảnh phía trước/ });
    await expect(dialog).toHaveAccessibleDescription(/không lấy lại được/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Huỷ' })).toHaveFocus());
  },
});

export const Refused = meta.story({
  args: { refused: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xoá ảnh' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(dialog.querySelectorAll('button')[1]!); // Huỷ, then the verb
    await expect(await screen.findByText('Ảnh này không còn nữa.')).toBeInTheDocument();
    await expect(dialog).toBeInTheDocument();
  },
});
