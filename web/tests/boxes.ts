// The boxes, as the server would give them: a game's modules read them while they are loaded.
import isle from '@data/isle_of_trains/all_aboard.json';
import ink from '@data/railroad_ink/blazing_red.json';
import { keepBox } from '../src/net/boxes';

keepBox('isle_of_trains', 'all_aboard', isle);
keepBox('railroad_ink', 'blazing_red', ink);
