import { addresses } from '@cleanpaste/contract';
import { useAdminQuery } from '../lists/use-admin-query.ts';

export const useHealth = () => useAdminQuery(addresses.admin.readHealth);
