import { watchInteractions } from '../../packages/ui/bench/measuring/watchInteractions.ts';

watchInteractions();
