import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { BottomSheet } from '../../app/parts/BottomSheet.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { Filters } from './use-filters.ts';

type Props = Pick<Filters, 'filters' | 'change' | 'clear'> &
  Readonly<{
    open: boolean;
    onClose: () => void;
    /** How many there are with what is chosen; undefined until it is known. */
    total: number | undefined;
  }>;

/** On phones: the same choices from below, with how many they leave. */
const FilterSheet = ({ open, onClose, total, filters, change, clear }: Props) => (
  <BottomSheet
    title={<FormattedMessage id="coaches.filters" />}
    open={open}
    onClose={onClose}
    foot={
      <>
        <Button variant="text" onClick={clear}>
          <FormattedMessage id="coaches.clear" />
        </Button>
        <Button variant="contained" onClick={onClose} aria-live="polite" sx={{ flexGrow: 1 }}>
          {total === undefined ? (
            <FormattedMessage id="ui.loading" />
          ) : (
            <FormattedMessage id="coaches.show" values={{ count: total }} />
          )}
        </Button>
      </>
    }
  >
    <FilterFields filters={filters} change={change} />
  </BottomSheet>
);

export default FilterSheet;
