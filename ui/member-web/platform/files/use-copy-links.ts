import { useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { copyText } from '#ui/copy-text.ts';
import { useSite } from '../../app/page-context.ts';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { filePath } from '../../app/paths.ts';

/** Addresses of the pages of these files, one a line. Who opens one sees the file only with a right to it. */
export const useCopyLinks = (onRefused: (addresses: string) => void) => {
  const { baseUrl } = useSite();
  const local = useLocalPath();
  const toast = useToast();
  const { formatMessage } = useIntl();
  return async (ids: readonly string[]) => {
    const addresses = ids.map((id) => `${baseUrl}${local(filePath(id))}`).join('\n');
    if (await copyText(addresses))
      toast(formatMessage({ id: 'files.link.copied' }, { count: ids.length }), { kind: 'success' });
    else onRefused(addresses);
  };
};
