import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { BookmarkIcon } from '#ui/icons.tsx';
import { useKeep } from '../data.ts';

type Props = Readonly<{ group: 'challenges' | 'lessons'; id: string; isKept: boolean }>;

/** Keeps it among one's bookmarks, or takes it from there. */
export const KeepButton = ({ group, id, isKept }: Props) => {
  const toast = useToast();
  const errorText = useErrorText();
  const keep = useKeep(group, id);
  const shown = keep.isPending ? keep.variables : isKept;
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-pressed={shown}
      startIcon={<BookmarkIcon sx={shown ? { '& path': { fill: 'currentColor' } } : {}} />}
      onClick={() => keep.mutate(!shown, { onError: (error) => toast(errorText(error), { kind: 'error' }) })}
    >
      <FormattedMessage id={shown ? 'catalogue.kept' : 'catalogue.keep'} />
    </Button>
  );
};
