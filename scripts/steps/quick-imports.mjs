import * as module from 'node:module';

/**
 * Loaded before everything else by each process of a test run, of which there are hundreds: the build of Drizzle for
 * `require` is one that Node reads in a fifth of the time. An older Node, on which nothing of ours runs, has no such hooks.
 */
module.registerHooks?.({
  resolve: (specifier, context, next) =>
    specifier.startsWith('drizzle-orm')
      ? next(specifier, { ...context, conditions: ['node', 'require', 'default'] })
      : next(specifier, context),
});
