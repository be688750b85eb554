import type { CertificateField } from '@sen/api/contract/model';
import { fieldBox, lineHeight, linesOf, pointMm } from '@sen/domain/certificates/fieldBox';
import { fitText, type MeasureText } from '@sen/domain/certificates/fitText';

interface DrawnFieldProps {
  field: CertificateField;
  text: string;
  measure: MeasureText;
}

const anchors = { start: 'start', center: 'middle', end: 'end' } as const;

/** A field as the document will show it. */
export function DrawnField({ field, text, measure }: DrawnFieldProps) {
  const { kind, size, align, bold, color, x, width } = field;
  const box = fieldBox(field);
  if (kind === 'qr') return <SampleQr {...box} color={color} />;
  const space = {
    width: width / pointMm,
    size,
    lines: linesOf(kind, field.text),
    wrapsFirst: kind === 'text',
  };
  const fitted = fitText(text, space, measure);
  const high = fitted.size * pointMm;
  const top = box.y + (box.height - fitted.lines.length * high * lineHeight) / 2;
  return (
    <text
      fontSize={high}
      fontWeight={bold ? 600 : 400}
      fill={color}
      textAnchor={anchors[align]}
      x={x + { start: 0, center: width / 2, end: width }[align]}
    >
      {fitted.lines.map((line, index) => (
        <tspan
          // oxlint-disable-next-line react/no-array-index-key -- lines of one text
          key={index}
          x={x + { start: 0, center: width / 2, end: width }[align]}
          y={top + high + index * high * lineHeight}
        >
          {index < fitted.lines.length - 1 ? `${line} ` : line}
        </tspan>
      ))}
    </text>
  );
}

/** Three corners: a sample has no address to scan. */
function SampleQr({ x, y, width, color }: { x: number; y: number; width: number; color: string }) {
  const side = width / 3.2;
  const far = width - side;
  return (
    <>
      <rect x={x} y={y} width={width} height={width} fill="#ffffff" />
      {[
        [0, 0],
        [far, 0],
        [0, far],
      ].map(([right = 0, down = 0]) => (
        <g key={`${right} ${down}`} fill={color}>
          <path
            fillRule="evenodd"
            d={`M${x + right} ${y + down}h${side}v${side}h${-side}z m${side / 7} ${side / 7}v${(side * 5) / 7}h${(side * 5) / 7}v${(-side * 5) / 7}z`}
          />
          <rect
            x={x + right + (side * 2) / 7}
            y={y + down + (side * 2) / 7}
            width={(side * 3) / 7}
            height={(side * 3) / 7}
          />
        </g>
      ))}
    </>
  );
}
