import { RecordWork } from '../../app/work/RecordWork.tsx';
import type { StaffUser } from './data.ts';

const UserWork = ({ user }: Readonly<{ user: StaffUser }>) => (
  <RecordWork kind="user" id={user.id} resource="users" />
);

export default UserWork;
