import { useSearchParams } from 'react-router';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderList } from './OrderList.tsx';

declare global {
  interface MessageCatalogues {
    orders: typeof import('./messages/vi.json');
  }
}

/** The list, or one order of it: `?id=`. */
export default function OrdersPage() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return id === '' ? <OrderList /> : <OrderDetails key={id} id={id} />;
}
