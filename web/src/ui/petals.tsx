const PETALS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Fall once over what they stand in. */
export function Petals() {
  return (
    <div aria-hidden="true" className="petals">
      {PETALS.map((petal) => (
        <i key={petal} />
      ))}
    </div>
  );
}
