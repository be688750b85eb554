import { testAccess } from '../../testing/access/testAccess.ts';
import { access } from './access.ts';

testAccess<'reports'>(access);
