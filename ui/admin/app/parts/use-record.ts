import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * After a change: every list and record of these resources is asked again. The framework's own queries begin with the
 * resource's name, and so do ours.
 */
export const useRefreshed = () => {
  const queries = useQueryClient();
  return useCallback(
    (...resources: readonly string[]) =>
      Promise.all(
        [...resources, 'overview', 'audit-log'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
    [queries],
  );
};

/** A record that is gone is not asked for again, also not by the page that is being left. */
export const useForgotten = () => {
  const queries = useQueryClient();
  return (resource: string, id: string) => queries.removeQueries({ queryKey: [resource, 'one', id] });
};
