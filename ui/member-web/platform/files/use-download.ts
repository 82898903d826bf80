import { useErrorText } from '#ui/api/use-error-text.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { freshFile } from './data.ts';

/** The address of a file ends within a minute, so that one is asked for when it is needed. */
export const useDownload = () => {
  const toast = useToast();
  const errorText = useErrorText();
  return async (id: string) => {
    try {
      const { url, name } = await freshFile(id);
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.rel = 'noopener';
      document.body.append(link);
      link.click();
      link.remove();
    } catch (error) {
      toast(errorText(error), { kind: 'error' });
    }
  };
};
