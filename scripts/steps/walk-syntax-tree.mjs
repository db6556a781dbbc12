/** Calls `visit` with every node of a syntax tree that `parseAst` of Vite returned. */
export function walkSyntaxTree(node, visit) {
  if (Array.isArray(node)) {
    for (const child of node) walkSyntaxTree(child, visit);
  } else if (node && typeof node === 'object' && typeof node.type === 'string') {
    visit(node);
    for (const child of Object.values(node)) walkSyntaxTree(child, visit);
  }
}
