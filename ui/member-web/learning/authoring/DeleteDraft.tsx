import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import type { WorkingCopy } from '#ui/learning/data.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';
import { useAuthorSteps } from './data.ts';

/** Only a draft without chapters can go; to delete more, its chapters are deleted first. */
export const DeleteDraft = ({ copy }: Readonly<{ copy: WorkingCopy }>) => {
  const { remove } = useAuthorSteps();
  const navigate = useLocalNavigate();
  const [isAsking, setAsking] = useState(false);
  if (copy.status !== 'DRAFT' || copy.chapters.length > 0) return null;
  return (
    <>
      <Button color="error" startIcon={<TrashIcon />} onClick={() => setAsking(true)}>
        <FormattedMessage id="authoring.delete" />
      </Button>
      <ConfirmOnDemand
        open={isAsking}
        title={<FormattedMessage id="authoring.delete.title" values={{ title: copy.title }} />}
        confirmLabel={<FormattedMessage id="ui.delete" />}
        dangerous
        onConfirm={async () => {
          await navigate(paths.authoring);
          await remove(copy.id);
        }}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="authoring.delete.text" />
      </ConfirmOnDemand>
    </>
  );
};
