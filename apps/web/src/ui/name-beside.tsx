interface Props {
  name: string | null | undefined;
  alias: string;
}

/**
 * Who somebody is: the name with the alias beside it, each in its own direction; the alias alone where there is no name.
 * In a line that is too short the alias gives way first.
 */
export const NameBeside = ({ name, alias }: Props) =>
  name ? (
    <>
      <bdi>{name}</bdi> <bdi className="shrink-99 font-normal text-ink-soft">{alias}</bdi>
    </>
  ) : (
    <bdi>{alias}</bdi>
  );
