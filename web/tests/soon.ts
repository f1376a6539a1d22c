// Waits for what is fetched with a page: code that is compiled first takes its time on a busy machine.
import { vi } from 'vitest';

export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });
