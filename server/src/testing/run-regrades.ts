import { connect } from '../database/database.ts';
import { regradeResults } from '../features/attempts/service.ts';

/** Runs all regrades in a process of its own, which a test kills. DATABASE_ADDRESS is the connection as JSON. */
const { db, close } = connect(JSON.parse(process.env.DATABASE_ADDRESS!), 1);
console.log('ready at work');
await regradeResults(db, () => new Date(), new AbortController().signal);
await close();
